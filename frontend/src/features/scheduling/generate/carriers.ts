import type { Carrier } from '@shiftloom/backend/contracts/schedule'

export const carrierColumns = ['person', 'hours', 'nights', 'weekends', 'holidays', 'wishes'] as const
export type CarrierColumn = (typeof carrierColumns)[number]
export type CarrierOrder = { column: CarrierColumn; descending: boolean }

/** What a column is sorted by; hours by how far they are from the norm, shares by how far above the fair part. */
export function weightOf(carrier: Carrier, column: Exclude<CarrierColumn, 'person'>): number {
  switch (column) {
    case 'hours':
      return carrier.normMinutes > 0 ? carrier.plannedMinutes / carrier.normMinutes : carrier.plannedMinutes
    case 'nights':
      return carrier.nights - carrier.fairNights
    case 'weekends':
      return carrier.weekends - carrier.fairWeekends
    case 'holidays':
      return carrier.holidays - carrier.fairHolidays
    case 'wishes':
      return carrier.wishes > 0 ? carrier.wishesMet / carrier.wishes : -1
  }
}

/** People in the order of a column; by name where it says nothing. */
export const sorted = (
  carriers: readonly Carrier[],
  { column, descending }: CarrierOrder,
  compareNames: (a: Carrier, b: Carrier) => number
): Carrier[] =>
  carriers.toSorted((a, b) => {
    const sign = descending ? -1 : 1
    if (column === 'person') return sign * compareNames(a, b)
    return sign * (weightOf(a, column) - weightOf(b, column)) || compareNames(a, b)
  })

/** Only who works in the planned days, or should. */
export const carrying = (carriers: readonly Carrier[]): Carrier[] =>
  carriers.filter(({ plannedMinutes, normMinutes }) => plannedMinutes > 0 || normMinutes > 0)
