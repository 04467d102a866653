"""The list of what can be rendered: every function marked with @dish."""

DISHES = {}


def dish(fn):
    """The dish's slug is the function's name with - for _."""
    DISHES[fn.__name__.replace("_", "-")] = fn
    return fn
