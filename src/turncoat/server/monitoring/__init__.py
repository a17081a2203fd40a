"""Monitoring for the operator: logs, metrics and memory."""
