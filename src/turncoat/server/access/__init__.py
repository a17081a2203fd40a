"""Who may come in: limits by address, trusted proxies, host names, other sites' pages."""
