import type { Random } from '../../../random.ts'
import {
  cellIndex,
  FORBIDDEN,
  HARD,
  noLimit,
  unknownHistory,
  type GridDemand,
  type GridHistory,
  type GridProblem,
  type GridRules,
  type Limit,
} from '../grid_problem.ts'

export type GridSize = {
  readonly people: number
  readonly days: number
  readonly kinds: number
  readonly types: number
}

function anySize(random: Random): GridSize {
  const kinds = 1 + random.below(3)
  return { people: 2 + random.below(5), days: 7 + random.below(22), kinds, types: kinds + random.below(3) }
}

/** A small problem with any of the rules, hard or soft, known or unknown past; made for being varied, not for sense. */
export function generatedGrid(random: Random, size = anySize(random)): GridProblem {
  const { people, days, kinds, types } = size
  const firstWeekday = random.below(7)
  const typeKind = Uint8Array.from({ length: types + 1 }, (_, type) =>
    type <= kinds ? type : 1 + random.below(kinds)
  )
  const weekend = Int16Array.from({ length: days }, (_, day) =>
    (day + firstWeekday) % 7 > 4 ? Math.floor((day + firstWeekday) / 7) : -1
  )
  const problem: GridProblem = {
    name: 'generated',
    people,
    days,
    types,
    typeMinutes: Int32Array.from({ length: types + 1 }, (_, type) => (type ? 60 * (4 + random.below(9)) : 0)),
    typeKind,
    kinds,
    forbiddenNext: Uint8Array.from({ length: (kinds + 1) ** 2 }, (_, at) =>
      at > kinds && at % (kinds + 1) > 0 && random.next() < 0.25 ? 1 : 0
    ),
    cellCost: Int32Array.from({ length: people * days * (types + 1) }, () =>
      random.next() < 0.2 ? 1 + random.below(9) : 0
    ),
    demand: demandOf(random, people, days, types),
    weekendOf: weekend,
    weekends: 1 + Math.max(...weekend),
    rules: [],
    history: [],
    labels: { people: [], types: [] },
  }
  forbidSome(problem, random)
  const contracts = Array.from({ length: 2 }, () => rulesOf(random, problem))
  return {
    ...problem,
    rules: Array.from({ length: people }, () => random.pick(contracts)),
    history: Array.from({ length: people }, () => historyOf(random, kinds)),
  }
}

function demandOf(random: Random, people: number, days: number, types: number): GridDemand {
  const cells = (most: number): Int32Array =>
    Int32Array.from({ length: days * (types + 1) }, (_, cell) =>
      cell % (types + 1) ? random.below(most) : 0
    )
  const wanted = cells(Math.max(2, people - 1))
  return {
    wanted,
    under: cells(100),
    over: cells(5),
    minimum: wanted.map((heads) => random.below(heads + 1)),
  }
}

function forbidSome(problem: GridProblem, random: Random): void {
  for (let person = 0; person < problem.people; person += 1) {
    for (let day = 0; day < problem.days; day += 1) {
      if (random.next() > 0.2) continue
      const keeps = random.below(problem.types + 1)
      for (let type = 0; type <= problem.types; type += 1) {
        if (type !== keeps && random.next() < 0.7)
          problem.cellCost[cellIndex(problem, person, day, type)] = FORBIDDEN
      }
    }
  }
}

function rulesOf(random: Random, { days, types, kinds }: GridProblem): GridRules {
  const weight = (): number => (random.next() < 0.5 ? HARD : random.below(40))
  const limit = (least: number, spread: number): Limit => {
    if (random.next() < 0.25) return noLimit
    const min = least + random.below(spread)
    return { min, max: min + random.below(spread + 1), under: weight(), over: weight() }
  }
  return {
    minutes: limit(600, days * 300),
    assignments: limit(1, days),
    workRun: limit(1, 5),
    offRun: limit(1, 4),
    kindRun: random.next() < 0.5 ? null : Array.from({ length: kinds + 1 }, () => limit(1, 4)),
    weekends: limit(0, 3),
    incompleteWeekend: random.next() < 0.5 ? 0 : 30,
    typeMax: Int32Array.from({ length: types + 1 }, (_, type) =>
      type === 0 ? noLimit.max : random.below(days + 3)
    ),
    typeMaxWeight: weight(),
  }
}

function historyOf(random: Random, kinds: number): GridHistory {
  const draw = random.next()
  if (draw < 0.3) return unknownHistory
  const totals = { assignments: random.below(9), weekends: random.below(3) }
  if (draw < 0.6) {
    return { known: true, lastKind: 0, kindRun: 0, workRun: 0, offRun: 1 + random.below(5), ...totals }
  }
  const kindRun = 1 + random.below(3)
  const lastKind = 1 + random.below(kinds)
  return { known: true, lastKind, kindRun, workRun: kindRun + random.below(3), offRun: 0, ...totals }
}
