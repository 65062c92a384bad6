import {
  cellIndex,
  FORBIDDEN,
  HARD,
  noLimit,
  type GridHistory,
  type GridProblem,
  type GridRules,
  type Limit,
} from '../roster/grid_model/grid_problem.ts'

/** A weight: a cost per unit, or a rule that must hold. */
type Weight = number | 'hard'
/** `max` is null if there is none. */
type DescribedLimit = {
  readonly min: number
  readonly max: number | null
  readonly under: Weight
  readonly over: Weight
}
type DayTypeCost = readonly [day: number, type: number, cost: number]

/**
 * The core model in JSON, for solvers of other languages (`solver/benchmarks/peers`): nothing in it is packed, and what
 * does not restrict or cost anything is left out. Days count from 0; type 0 is the day off. The meaning of windows and
 * of the history is that of `GridRules` and `GridHistory`.
 */
export type DescribedGrid = {
  readonly name: string
  readonly days: number
  /** By type from 0; the first is the day off. */
  readonly types: readonly { readonly name: string; readonly minutes: number; readonly kind: number }[]
  /** Kinds that may not stand on two days after each other. */
  readonly forbiddenNext: readonly (readonly [kind: number, next: number])[]
  /** Days of each weekend, one or two. */
  readonly weekends: readonly (readonly number[])[]
  readonly contracts: readonly DescribedContract[]
  readonly people: readonly {
    readonly name: string
    /** Index in `contracts`. */
    readonly contract: number
    readonly history: GridHistory
    readonly forbidden: readonly (readonly [day: number, type: number])[]
    readonly costs: readonly DayTypeCost[]
  }[]
  readonly demand: readonly {
    readonly day: number
    readonly type: number
    readonly wanted: number
    readonly under: number
    readonly over: number
    readonly minimum: number
  }[]
}

type DescribedContract = {
  readonly minutes: DescribedLimit | null
  readonly assignments: DescribedLimit | null
  readonly workRun: DescribedLimit | null
  readonly offRun: DescribedLimit | null
  readonly weekends: DescribedLimit | null
  readonly incompleteWeekend: Weight
  readonly kindRuns: readonly { readonly kind: number; readonly limit: DescribedLimit }[]
  readonly typeMax: readonly { readonly type: number; readonly max: number; readonly over: Weight }[]
}

export function describeGrid(problem: GridProblem): DescribedGrid {
  const { name, days, types, kinds, typeMinutes, typeKind, labels, history } = problem
  const contracts = [...new Set(problem.rules)]
  return {
    name,
    days,
    types: upTo(types + 1).map((type) => ({
      name: labels.types[type] ?? '',
      minutes: typeMinutes[type]!,
      kind: typeKind[type]!,
    })),
    forbiddenNext: upTo(kinds + 1).flatMap((kind) =>
      upTo(kinds + 1)
        .filter((next) => problem.forbiddenNext[kind * (kinds + 1) + next])
        .map((next) => [kind, next] as const)
    ),
    weekends: upTo(problem.weekends)
      .map((weekend) => upTo(days).filter((day) => problem.weekendOf[day] === weekend))
      .filter((weekend) => weekend.length > 0),
    contracts: contracts.map(describeRules),
    people: problem.rules.map((rules, person) => ({
      name: labels.people[person] ?? '',
      contract: contracts.indexOf(rules),
      history: history[person]!,
      ...describeCells(problem, person),
    })),
    demand: describeDemand(problem),
  }
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

const weight = (value: number): Weight => (value === HARD ? 'hard' : value)

function describeLimit({ min, max, under, over }: Limit): DescribedLimit | null {
  if (under === 0 && over === 0) return null
  return { min, max: max >= noLimit.max ? null : max, under: weight(under), over: weight(over) }
}

function describeRules(rules: GridRules): DescribedContract {
  return {
    minutes: describeLimit(rules.minutes),
    assignments: describeLimit(rules.assignments),
    workRun: describeLimit(rules.workRun),
    offRun: describeLimit(rules.offRun),
    weekends: describeLimit(rules.weekends),
    incompleteWeekend: weight(rules.incompleteWeekend),
    kindRuns: (rules.kindRun ?? []).flatMap((window, kind) => {
      const limit = describeLimit(window)
      return kind > 0 && limit ? [{ kind, limit }] : []
    }),
    typeMax: [...rules.typeMax].flatMap((max, type) =>
      type > 0 && max < noLimit.max ? [{ type, max, over: weight(rules.typeMaxWeight) }] : []
    ),
  }
}

function describeCells(problem: GridProblem, person: number) {
  const cells = upTo(problem.days).flatMap((day) =>
    upTo(problem.types + 1).map((type): DayTypeCost => [
      day,
      type,
      problem.cellCost[cellIndex(problem, person, day, type)]!,
    ])
  )
  return {
    forbidden: cells.filter(([, , cost]) => cost === FORBIDDEN).map(([day, type]) => [day, type] as const),
    costs: cells.filter(([, , cost]) => cost !== FORBIDDEN && cost !== 0),
  }
}

function describeDemand({ days, types, demand }: GridProblem): DescribedGrid['demand'] {
  return upTo(days)
    .flatMap((day) =>
      upTo(types).map((at) => {
        const cell = day * (types + 1) + at + 1
        const [wanted, under] = [demand.wanted[cell]!, demand.under[cell]!]
        return { day, type: at + 1, wanted, under, over: demand.over[cell]!, minimum: demand.minimum[cell]! }
      })
    )
    .filter(({ wanted, under, over, minimum }) => wanted * under > 0 || over > 0 || minimum > 0)
}
