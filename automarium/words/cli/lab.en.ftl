cli-lab-help = Play many matches according to a plan, on all cores or on a cluster.
cli-lab-run-help = Play the matches of a plan. What is finished is kept: run the same command again to continue where it stopped.
cli-lab-plan = the plan, a TOML file
cli-lab-out = the folder for the results
cli-lab-cluster = the address of a Dask scheduler, as in tcp://10.0.0.1:8786
cli-lab-workers = how many processes play; without it one for each core
cli-lab-matches = { $done } of { $of }
cli-lab-rate = { $rate } a second
cli-lab-done = { $matches ->
    [one] The results of { $matches } match are in { $path }.
   *[other] The results of { $matches } matches are in { $path }.
}
cli-lab-stopped = Stopped at { $done } of { $of } matches; finished chunks are kept. Run the same command again to continue.
cli-lab-left-out = { $number ->
    [one] { $number } combination is left out, since the rules do not allow it
   *[other] { $number } combinations are left out, since the rules do not allow them
}: { $cell }. { $why }
usage-arg-plan = PLAN

plan-not-toml = { $path } is not a TOML file: { $problem }
plan-key = The plan has an unknown key: { $key }. Expected: { $expected }.
plan-number = { $key } in the plan: expected a whole number from { $low } to { $high }, not “{ $got }”.
plan-value = { $key } in the plan: expected one of { $expected }, not “{ $got }”.
plan-texts = { $key } in the plan: expected a text, a whole number, or a list of 1 to { $high } of them, not “{ $got }”.
plan-table = { $key } in the plan: expected a table of names and values, not “{ $got }”.
plan-tables = The plan needs from 1 to { $high } tables [[{ $key }]].
plan-twice = { $key } in the plan: “{ $got }” occurs twice.
plan-name = “{ $got }” is not a name: expected 1 to { $high } visible characters.
plan-refused = { $key } in the plan: { $why }
plan-timed = “{ $got }” has a time limit, so it plays differently on every machine. Set the number of playouts instead, as in search:500.
plan-cells = The grids of the plan have { $got } combinations; at most { $high } are possible.
plan-chunks = The plan has { $got } chunks; at most { $high } are possible. Use larger ones (chunk).
plan-versions = The plan was run with another version of “{ $key }”: { $got }; here it is { $expected }. Without its table [versions] it is run anew.

lab-other-plan = { $path } holds the results of another plan. They differ in “{ $key }”: there { $got }, now { $expected }. Choose another folder (-o).
lab-not-empty = { $path } is not empty, and it holds no results. Choose another folder (-o).
lab-no-results = There are no results in { $path }.
lab-broken = The workers ended several times in a row, or their pool was lost. { $done } of { $of } matches are kept; run the same command again to continue.
lab-killed = The cluster lost several workers with the same chunk. Finished chunks are kept; run the same command again to continue.
lab-other-worker = A worker has other versions than this program: { $got }, not { $expected }.
lab-no-cluster = No Dask scheduler answers at { $got }.
lab-no-address = “{ $got }” is not the address of a scheduler. Expected: tcp://10.0.0.1:8786.
lab-no-workers = The cluster at { $got } has no workers.
lab-cluster-or-workers = --workers is for the processes on this machine; a cluster has its own workers.
needs-lab = What writes and reads the tables is not installed: pip install 'automarium[lab]'.
needs-cluster = Dask is not installed: pip install 'automarium[cluster]'.
