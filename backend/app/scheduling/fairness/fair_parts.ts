import type { PersonLedger } from '#app/scheduling/fairness/person_ledger'
import type { LedgerKind } from '#contracts/fairness'

type Carried = Pick<PersonLedger, LedgerKind | 'normMinutes'>
export type Parts = Record<LedgerKind, number>

/** What each would carry were everything shared by contracted hours less absences; who owes no hours carries none. */
export function fairParts(ledgers: ReadonlyMap<string, Carried>): Map<string, Parts> {
  const sharing = [...ledgers.values()].filter(({ normMinutes }) => normMinutes > 0)
  const owed = sumOf(sharing.map(({ normMinutes }) => normMinutes))
  const totals = partsOf((kind) => sumOf(sharing.map((figures) => figures[kind])))
  return new Map(
    [...ledgers].map(([id, { normMinutes }]) => [
      id,
      partsOf((kind) => (owed === 0 ? 0 : (totals[kind] * normMinutes) / owed)),
    ])
  )
}

export const partsOf = (of: (kind: LedgerKind) => number): Parts => ({
  nights: of('nights'),
  weekends: of('weekends'),
  holidays: of('holidays'),
  closings: of('closings'),
})

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** How far each is above the fair part, in whole shifts; below 0 for those who carried less. */
export function carriedBeyond(ledgers: ReadonlyMap<string, Carried>): Map<string, Parts> {
  const fair = fairParts(ledgers)
  return new Map(
    [...ledgers].map(([id, figures]) => [
      id,
      partsOf((kind) => (figures.normMinutes > 0 ? Math.round(figures[kind] - fair.get(id)![kind]) : 0)),
    ])
  )
}

/** With one decimal, as it is shown. */
export const shownParts = (parts: Parts): Parts => partsOf((kind) => Math.round(10 * parts[kind]) / 10)
