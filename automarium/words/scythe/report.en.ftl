### The lab's report: this game's own terms.

report-points-by-faction = Points by faction, against the median: { $seat }
report-faction-note = Above or below the median of the matches of the same combination, so that levels do not look like factions. Combinations with one faction only are left out.
