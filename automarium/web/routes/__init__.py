"""What is answered to requests, by what they are for: each module has its `ROUTES`."""
