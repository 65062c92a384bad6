"""A roster by OR-Tools CP-SAT, as its users would model it: cp_sat.py GRID.json SECONDS THREADS SEED OUT.json

A Boolean for each person, day and type (the day off is type 0) and exactly one of them a day; what OR-Tools' own example
shift_scheduling_sat.py does beyond that:
  - successions are at-most-one sets, which propagate better than pairs;
  - a run that is too long is a window of one day more, a run that is too short a pattern "off, work, off" (or the
    reverse) of each shorter length: both are clauses, with one literal more where breaking them has a price;
  - totals (minutes, days, weekends, days of a type) are linear windows, hard or with a slack variable;
  - demand has one slack below and one above.
No hints, no own search strategy: the stock portfolio, with one worker per thread.

Prints a line of JSON per better roster: seconds, cost, hard (always 0), bound. The budget includes making the model.
"""
import json
import sys
import time

from ortools.sat.python import cp_model

started = time.monotonic()
path, seconds, threads, seed, out = sys.argv[1:6]
with open(path, encoding="utf8") as file:
    grid = json.load(file)
days, types = grid["days"], grid["types"]
model = cp_model.CpModel()
price = []  # terms of the objective


def pay(weight, term):
    """A price for a literal or variable; hard: it must be 0."""
    if weight == "hard":
        model.add(term == 0)
    elif weight:
        price.append(weight * term)


def excess(expression, weight, most, name):
    """Units of an expression above 0, at most `most`, at a price each."""
    if not weight or most <= 0:
        return
    if weight == "hard":
        model.add(expression <= 0)
        return
    units = model.new_int_var(0, most, name)
    model.add(units >= expression)
    price.append(weight * units)


def within(total, limit, least, most, name):
    """A total that lies in [least, most] by itself, inside a window."""
    if not limit:
        return
    excess(limit["min"] - total, limit["under"], limit["min"] - least, f"{name} under")
    if limit["max"] is not None:
        excess(total - limit["max"], limit["over"], most - limit["max"], f"{name} over")


def forbid(literals, weight, name):
    """Not all of these at once, or a price for it."""
    if not weight:
        return
    clause = [~literal for literal in literals]
    if weight != "hard":
        broken = model.new_bool_var(name)
        price.append(weight * broken)
        clause.append(broken)
    model.add_bool_or(clause)


def runs(state, limit, before, known, name):
    """Consecutive days in a state. `before`: days of the run that ends with the day before the first."""
    if not limit:
        return
    shortest, longest, before = limit["min"], limit["max"], before if known else 0
    if longest is not None:
        for last in range(days):
            first = last - longest
            if first >= -before:
                forbid(state[max(first, 0):last + 1], limit["over"], f"{name} long {last}")

    def short(literals, missing):
        weight = limit["under"] if limit["under"] == "hard" else missing * limit["under"]
        if missing > 0:
            forbid(literals, weight, f"{name} short")

    for first in range(days):
        for length in range(1, min(shortest, days - first)):
            run = [*state[first:first + length], ~state[first + length]]
            if first > 0:
                short([~state[first - 1], *run], shortest - length)
            elif known:
                short(run, shortest - before - length)
    if before > 0:
        short([~state[0]], shortest - before)


def plan(person):
    """The variables and rules of one person; by day and type."""
    name, history = person["name"], person["history"]
    contract = grid["contracts"][person["contract"]]
    x = [[model.new_bool_var(f"{name} {day} {type_['name']}") for type_ in types] for day in range(days)]
    for day in range(days):
        model.add_exactly_one(x[day])
    for day, type_ in person["forbidden"]:
        model.add(x[day][type_] == 0)
    for day, type_, cost in person["costs"]:
        pay(cost, x[day][type_])

    works = [~x[day][0] for day in range(days)]
    kinds = 1 + max(type_["kind"] for type_ in types)
    of_kind = [[i for i, type_ in enumerate(types) if type_["kind"] == kind] for kind in range(kinds)]
    for kind in range(kinds):
        after = [i for first, following in grid["forbiddenNext"] if first == kind for i in of_kind[following]]
        for day in range(days if after else 0):
            if day > 0:
                model.add_at_most_one([x[day - 1][i] for i in of_kind[kind]] + [x[day][i] for i in after])
            elif history["lastKind"] == kind:
                model.add_bool_and([~x[0][i] for i in after])

    known = history["known"]
    runs(works, contract["workRun"], history["workRun"], known, f"{name} work")
    runs([x[day][0] for day in range(days)], contract["offRun"], history["offRun"], known, f"{name} off")
    for rule in contract["kindRuns"]:
        kind, state = rule["kind"], []
        for day in range(days):
            literals = [x[day][i] for i in of_kind[kind]]
            if len(literals) == 1:
                state += literals
            else:
                state.append(model.new_bool_var(f"{name} {day} kind {kind}"))
                model.add(sum(literals) == state[day])
        before = history["kindRun"] if kind == history["lastKind"] else 0
        runs(state, rule["limit"], before, known, f"{name} kind {kind}")

    minutes = sum(type_["minutes"] * x[day][i] for day in range(days) for i, type_ in enumerate(types))
    within(minutes, contract["minutes"], 0, days * max(type_["minutes"] for type_ in types), f"{name} minutes")
    past = history["assignments"]
    within(past + sum(works), contract["assignments"], past, past + days, f"{name} days")
    for rule in contract["typeMax"]:
        count = sum(x[day][rule["type"]] for day in range(days))
        excess(count - rule["max"], rule["over"], days - rule["max"], f"{name} type {rule['type']}")

    busy = []
    for weekend in grid["weekends"]:
        worked = model.new_bool_var(f"{name} weekend {weekend[0]}")
        model.add_max_equality(worked, [works[day] for day in weekend])
        busy.append(worked)
        if len(weekend) == 2 and contract["incompleteWeekend"]:
            for one, other in (weekend, reversed(weekend)):
                forbid([works[one], ~works[other]], contract["incompleteWeekend"], f"{name} half {one}")
    past = history["weekends"]
    within(past + sum(busy), contract["weekends"], past, past + len(busy), f"{name} weekends")
    return x


people = [plan(person) for person in grid["people"]]
for need in grid["demand"]:
    day, type_, wanted = need["day"], need["type"], need["wanted"]
    heads = sum(x[day][type_] for x in people)
    excess(wanted - heads, need["under"], wanted, f"missing {day} {type_}")
    excess(heads - wanted, need["over"], len(people), f"surplus {day} {type_}")
    if need["minimum"] > 0:
        model.add(heads >= need["minimum"])
model.minimize(sum(price))


def report(cost, bound):
    elapsed = round(time.monotonic() - started, 2)
    print(json.dumps({"seconds": elapsed, "cost": round(cost), "hard": 0, "bound": round(bound, 1)}), flush=True)


class Curve(cp_model.CpSolverSolutionCallback):
    def on_solution_callback(self):
        report(self.objective_value, self.best_objective_bound)


solver = cp_model.CpSolver()
solver.parameters.num_workers = int(threads)
solver.parameters.random_seed = int(seed)
solver.parameters.max_time_in_seconds = max(0.1, float(seconds) - (time.monotonic() - started))
status = solver.solve(model, Curve())
if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
    report(solver.objective_value, solver.best_objective_bound)
    rows = [[next(i for i in range(len(types)) if solver.value(x[day][i])) for day in range(days)] for x in people]
    with open(out, "w", encoding="utf8") as file:
        json.dump(rows, file)
else:
    print(f"CP-SAT ended without a roster: {solver.status_name(status)}", file=sys.stderr)
