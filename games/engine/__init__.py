"""The rules engine: the language shared by every game, as a plain library.

No Django, no clock, no randomness of its own, no I/O and no logging: everything comes in as an argument.
"""
