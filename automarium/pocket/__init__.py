"""The pocket: the table companion inside a browser, without a server. `build` makes the static files; `start` runs there."""
