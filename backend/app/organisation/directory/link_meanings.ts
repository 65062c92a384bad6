import type { LossKind } from '#contracts/organisation'

/** What rows of a table that refer to people, locations or positions mean to them. */
export type LinkMeaning = {
  /** What the rows are called where they would be lost; `other` without it, so nothing is lost in silence. */
  countedAs?: LossKind
  /** Rows that only say how others are kept, which are counted themselves. */
  isNoLoss?: true
  /** Rows go with a person and are no part of what happened. */
  goesWithPerson?: true
  /** The removal of samples asks for these rows by name, or they mean nothing without the sample. */
  staysOutOfSamples?: true
}

const known = new Map<string, LinkMeaning>()

/** Called once by each module, where modules are joined, for tables of its own. */
export function linksMean(meanings: Record<string, LinkMeaning>): void {
  for (const [table, meaning] of Object.entries(meanings)) known.set(table, meaning)
}

/** Nothing in particular for tables that no module has spoken for. */
export const meaningOf = (table: string): LinkMeaning => known.get(table) ?? {}
