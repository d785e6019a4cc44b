"""The pocket: the table companion inside a browser, without a server. `build` makes its files, `start` runs in it."""
