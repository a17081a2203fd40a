"""The night and the phases of a round: movement, event and clean-up; for actions see `actions`."""
