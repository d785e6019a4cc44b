"""What we did not write but run: which releases, checked by which hashes."""
