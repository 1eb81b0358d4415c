"""Games made visible: records as views, and as one page that any browser plays."""
