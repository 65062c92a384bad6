/** Calendar months or quarters: long enough that no single shift of a colleague shows. */
export const ledgerPeriods = ['month', 'quarter'] as const
export type LedgerPeriod = (typeof ledgerPeriods)[number]

/** Unpopular shifts that are shared: nights, weekend days, holidays and shifts that end when the location closes. */
export const ledgerKinds = ['nights', 'weekends', 'holidays', 'closings'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** A median is made of at least so many colleagues, so that no one’s own figure can be read from it. */
export const fewestInMedian = 4

/** What a person carries in a period, and what became of what they asked for. */
export type LedgerFigures = Record<LedgerKind, number> & {
  plannedMinutes: number
  /** Contracted hours less absences. */
  normMinutes: number
  /** Preferred times, and those of them in which the person works. */
  wishes: number
  wishesGranted: number
  /** Requests that were decided, and those that were rejected. */
  requests: number
  requestsRefused: number
}
/** One person of GET /api/scheduling/fairness, with what would be a fair part for their hours, one decimal. */
export type LedgerRow = LedgerFigures & {
  employeeId: string
  name: string
  surname: string
  fair: Record<LedgerKind, number>
}
/** GET /api/scheduling/fairness: people by surname. `until` is exclusive. */
export type FairnessLedger = { from: string; until: string; people: LedgerRow[] }

/** Medians of colleagues: counts and minutes for the reader’s own hours; shares from 0 to 1. */
export type LedgerMedian = Record<LedgerKind, number> & {
  plannedMinutes: number
  /** `null` where too few colleagues asked for anything. */
  wishesGrantedShare: number | null
  requestsRefusedShare: number | null
}
/** GET /api/scheduling/own-fairness. `until` is exclusive. */
export type OwnFairness = {
  from: string
  until: string
  own: LedgerFigures
  /** `null` with fewer than four colleagues. */
  median: LedgerMedian | null
  colleagues: number
}
