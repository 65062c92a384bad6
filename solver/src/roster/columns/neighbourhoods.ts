import type { Random } from '../../random.ts'
import type { Parameters } from '../parameters/parameters.ts'
import type { Column } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import type { Days } from './row_window.ts'

/** What is decided again: these people in these days, in order and apart from each other. */
export type Neighbourhood = {
  readonly people: readonly number[]
  readonly days: readonly Days[]
}

/** A way to choose what is decided again; `share` between 0 and 1 says how much of it. */
export type Neighbourhoods = {
  readonly name: string
  choose(
    problem: ColumnProblem,
    columns: readonly Column[],
    heads: Int32Array,
    share: number,
    random: Random,
    sizes: Parameters['neighbourhoods']
  ): Neighbourhood
}

type Sizes = Parameters['neighbourhoods']

/** People taken at random. */
export const anyPeople: Neighbourhoods = {
  name: 'people',
  choose: (problem, _columns, _heads, share, random, sizes) =>
    around(
      problem,
      shuffled(problem, random).slice(0, headcount(problem, share)),
      random.below(problem.days),
      random,
      sizes
    ),
}

/** People who could mend a cell that misses or exceeds its heads, cells that cost more being likelier. */
export const troubledCell: Neighbourhoods = {
  name: 'trouble',
  choose(problem, columns, heads, share, random, sizes) {
    const cell = pickTrouble(problem, heads, random)
    const day = Math.floor(cell / problem.width)
    const type = cell % problem.width
    const order = shuffled(problem, random)
    const near = (person: number): number => {
      if (columns[person]!.row[day] === type) return heads[cell]! > problem.required[cell]! ? 3 : 1
      return problem.people[person]!.allowed[cell] === 1 ? 2 : 0
    }
    const ranked = order.map((person, place) => ({
      person,
      rank: near(person) * 0.3 + random.next() - place * 1e-9,
    }))
    ranked.sort((one, other) => other.rank - one.rank)
    return around(
      problem,
      ranked.slice(0, headcount(problem, share)).map(({ person }) => person),
      day,
      random,
      sizes
    )
  },
}

/** People who may work the same types: they can take each other's place. */
export const alike: Neighbourhoods = {
  name: 'alike',
  choose(problem, _columns, _heads, share, random, sizes) {
    const order = shuffled(problem, random)
    const first = order[0]!
    const ranked = order.map((person) => ({
      person,
      rank: likeness(problem, first, person) + 0.2 * random.next(),
    }))
    ranked.sort((one, other) => other.rank - one.rank)
    return around(
      problem,
      ranked.slice(0, headcount(problem, share)).map(({ person }) => person),
      random.below(problem.days),
      random,
      sizes
    )
  },
}

/** Everybody, for some days in a row. */
export const someDays: Neighbourhoods = {
  name: 'days',
  choose(problem, _columns, _heads, share, random, sizes) {
    const length = Math.min(problem.days, sizes.longest, Math.max(3, Math.round(share * problem.days)))
    const from = Math.max(0, Math.min(problem.days - length, random.below(problem.days + length) - length))
    return { people: problem.people.map((_, person) => person), days: [{ from, until: from + length }] }
  },
}

/** Some people for two weeks: more of them than could be decided in all days. */
export const peopleForDays: Neighbourhoods = {
  name: 'people for days',
  choose(problem, _columns, _heads, share, random, sizes) {
    const length = Math.min(problem.days, sizes.fewDays)
    const from = Math.min(problem.days - length, Math.max(0, random.below(problem.days + length) - length))
    const people = shuffled(problem, random).slice(0, headcount(problem, share))
    return { people: people.sort((one, other) => one - other), days: [{ from, until: from + length }] }
  },
}

/** Everybody, in some days in trouble and as many elsewhere: what is left over here may be worked there. */
export const apartDays: Neighbourhoods = {
  name: 'apart',
  choose(problem, _columns, heads, share, random, sizes) {
    const wanted = Math.max(3, Math.round(share * problem.days))
    const length = Math.min(problem.days, sizes.longestApart, wanted)
    const day = Math.floor(pickTrouble(problem, heads, random) / problem.width)
    const one = Math.max(0, Math.min(problem.days - length, day - random.below(length)))
    let other = random.below(problem.days - length + 1)
    for (let tries = 0; tries < 20 && Math.abs(other - one) <= length; tries++)
      other = random.below(problem.days - length + 1)
    const days = [one, other].sort((first, second) => first - second)
    const pieces = Math.abs(other - one) <= length ? days.slice(0, 1) : days
    return {
      people: problem.people.map((_, person) => person),
      days: pieces.map((from) => ({ from, until: from + length })),
    }
  },
}

/** These people in all days, or in as many as a part may have, some day among them. */
function around(
  problem: ColumnProblem,
  people: number[],
  day: number,
  random: Random,
  sizes: Sizes
): Neighbourhood {
  const length = Math.min(problem.days, sizes.longest)
  const from = Math.max(0, Math.min(problem.days - length, day - random.below(length)))
  return { people: people.sort((one, other) => one - other), days: [{ from, until: from + length }] }
}

function headcount(problem: ColumnProblem, share: number): number {
  return Math.min(problem.people.length, Math.max(2, Math.round(share * problem.people.length)))
}

const shuffled = ({ people }: ColumnProblem, random: Random): number[] =>
  random.shuffle(people.map((_, person) => person))

function pickTrouble(problem: ColumnProblem, heads: Int32Array, random: Random): number {
  const weights = Array.from(heads, (count, cell) => {
    const surplus = count - problem.required[cell]!
    if (cell % problem.width === 0) return 0
    return Math.sqrt(surplus < 0 ? -surplus * problem.under[cell]! : surplus * problem.over[cell]!)
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return random.below(problem.days) * problem.width + 1 + random.below(problem.width - 1)
  let left = random.next() * total
  return Math.max(
    0,
    weights.findIndex((weight) => weight > 0 && (left -= weight) <= 0)
  )
}

function likeness(problem: ColumnProblem, one: number, other: number): number {
  const [mine, theirs] = [problem.people[one]!.caps, problem.people[other]!.caps]
  let same = 0
  for (let type = 1; type < problem.width; type++) if (mine[type]! > 0 === theirs[type]! > 0) same++
  return same / (problem.width - 1)
}
