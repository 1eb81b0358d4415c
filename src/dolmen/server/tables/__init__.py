"""Tables: their entries, who sits there, one change at a time, and what is told to whom."""
