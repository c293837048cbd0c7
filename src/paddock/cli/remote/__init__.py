"""The terminal table for a race on a server: `paddock play --server URL`."""
