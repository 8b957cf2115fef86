"""Games, tables and matches: the rules, the log, the live half and its pages."""
