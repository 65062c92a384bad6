import { minutesOf, overlaps } from '../../time/time.ts'
import type { RosterProblem, RosterShift, RosterWork } from '../problem.ts'
import type { SkillMix } from './demand.ts'
import { countsFor, groupMinutes, piecesOf, worksInMixes } from './skill_mix.ts'

/** Skill mixes made ready for the search: pieces of time in which no one comes or goes. */
export type MixTables = {
  /** Per piece: its mix, the people asked for, and what each missing one weighs: minutes times the mix's weight. */
  readonly mixOf: Int32Array
  readonly minimum: Int32Array
  readonly price: Float64Array
  /** Per piece: people there by kept work. */
  readonly kept: Int32Array
  /** Per shift: the pieces it lies over. */
  readonly piecesOf: readonly Int32Array[]
  /** [person * mixes + mix] 1 for people who count. */
  readonly counts: Uint8Array
  readonly mixes: number
}

/** Null when no mix is asked for. */
export function mixTables(problem: RosterProblem, shifts: readonly RosterShift[]): MixTables | null {
  const { skillMix = [], people, fixed } = problem
  if (skillMix.length === 0) return null
  const counts = new Uint8Array(people.length * skillMix.length)
  people.forEach((person, p) =>
    skillMix.forEach((mix, m) => (counts[p * skillMix.length + m] = Number(countsFor(mix, person))))
  )
  const personOf = new Map(people.map(({ id }, p) => [id, p]))
  const worksIn = worksInMixes<RosterWork>([...shifts, ...fixed])
  const pieces = skillMix.flatMap((mix, m) =>
    piecesOfMix(mix, worksIn(mix)).map((piece) => ({ ...piece, mix, m }))
  )
  const piecesById = Map.groupBy(
    pieces.flatMap(({ ids }, piece) => [...ids].map((id) => ({ id, piece }))),
    ({ id }) => id
  )
  const keptBy = new Map(fixed.map(({ id, personId }) => [id, personId]))
  const countsThere = (personId: string, m: number): boolean => {
    const p = personOf.get(personId)
    return p !== undefined && counts[p * skillMix.length + m] === 1
  }
  return {
    mixOf: Int32Array.from(pieces, ({ m }) => m),
    minimum: Int32Array.from(pieces, ({ mix }) => mix.minimum),
    price: Float64Array.from(pieces, ({ mix, minutes }) => mix.weight * minutes),
    kept: Int32Array.from(
      pieces,
      ({ m, ids }) => [...ids].filter((id) => keptBy.has(id) && countsThere(keptBy.get(id)!, m)).length
    ),
    piecesOf: shifts.map(({ id }) => Int32Array.from(piecesById.get(id) ?? [], ({ piece }) => piece)),
    counts,
    mixes: skillMix.length,
  }
}

/** Ids of the works that lie over a piece, and how long it is. */
type Piece = { readonly ids: ReadonlySet<string>; readonly minutes: number }

function piecesOfMix(mix: SkillMix, inMix: readonly RosterWork[]): Piece[] {
  const idsOf = (those: readonly RosterWork[]): Set<string> => new Set(those.map(({ id }) => id))
  if ('shiftIds' in mix) return [{ ids: idsOf(inMix), minutes: groupMinutes(inMix) }]
  return piecesOf(mix, inMix).map((piece) => ({
    ids: idsOf(inMix.filter((work) => overlaps(work, piece))),
    minutes: minutesOf(piece),
  }))
}

/** Keeps up to date what the mixes lack while shifts change hands. */
export class MixTally {
  readonly #tables: MixTables
  readonly #present: Int32Array

  constructor(tables: MixTables) {
    this.#tables = tables
    this.#present = tables.kept.slice()
  }

  /** What is missing without any shift given. */
  initial(): number {
    const { minimum, price, kept } = this.#tables
    return price.reduce((sum, each, piece) => sum + each * Math.max(0, minimum[piece]! - kept[piece]!), 0)
  }

  /** A person gets a shift (`sign` 1) or gives it back (-1). @returns by how much more is missing */
  change(shift: number, person: number, sign: 1 | -1): number {
    const { piecesOf: pieces, mixOf, minimum, price, counts, mixes } = this.#tables
    let more = 0
    for (const piece of pieces[shift]!) {
      if (counts[person * mixes + mixOf[piece]!] === 0) continue
      const before = this.#present[piece]!
      this.#present[piece] = before + sign
      const least = minimum[piece]!
      more += price[piece]! * (Math.max(0, least - before - sign) - Math.max(0, least - before))
    }
    return more
  }
}
