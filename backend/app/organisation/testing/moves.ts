import fc from 'fast-check'
import type { PlainActor, PlainCompany } from '#app/organisation/testing/plain_company'

export type Answer = Record<string, unknown>
/** What the model says the server answers; of several `codes` any one. `silent`: right, but nothing is written. */
export type Outcome = {
  status: number
  codes?: string[]
  apply?: (answer: Answer) => unknown
  silent?: boolean
  /** Rows of the log, one unless it is said. */
  audit?: number
  /** Part of the result. */
  result?: Answer
}
export type Move = { method: string; url: string; body?: object; outcome: Outcome }
/** `roles` below `least` have no ability for it. */
export type Kind = {
  name: string
  least: number
  picks: fc.Arbitrary<Answer>
  plan: (company: PlainCompany, actor: PlainActor, picks: never) => Move
}

export const refused = (status: number, ...codes: string[]): Outcome => ({ status, codes })

export function move<Picks>(
  name: string,
  picks: { [Key in keyof Picks]: fc.Arbitrary<Picks[Key]> },
  least: number,
  plan: (company: PlainCompany, actor: PlainActor, picks: Picks) => Move
): Kind {
  return { name, least, picks: fc.record(picks) as fc.Arbitrary<Answer>, plan }
}

/** Occasionally one that does not exist. */
export const chosen = <T>(list: readonly T[], pick: number): T | undefined =>
  pick % 37 === 36 ? undefined : list[pick % Math.max(list.length, 1)]

export const unknownId = '01980000-0000-7000-8000-000000000000'
export const ids = (list: readonly { id: string }[], picks: readonly number[]): string[] =>
  picks.map((pick) => chosen(list, pick)?.id ?? unknownId)

/** One of the ids names something archived that was not held before. */
export const newlyArchived = (
  list: readonly { id: string; archived: boolean }[],
  asked: readonly string[],
  held: readonly string[] = []
): boolean => list.some(({ id, archived }) => archived && asked.includes(id) && !held.includes(id))
