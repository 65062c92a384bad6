import type { Carrier as Proposed } from '@shiftloom/backend/contracts/auto_schedule'
import type { PeriodBalance } from '@shiftloom/solver/labour_code/plan/period_balances'
import type { Totals } from '../model/totals.ts'

/** A person of the plan under review, with the settlement period as the schedule shows it. */
export type Carrier = Proposed & { balance: PeriodBalance | null }

/** @param byPerson totals of the plan under review */
export const withBalances = (carriers: readonly Proposed[], byPerson: Totals['byPerson']): Carrier[] =>
  carriers.map((carrier) => ({ ...carrier, balance: byPerson.get(carrier.employeeId)?.balance ?? null }))

export const carrierColumns = [
  'person',
  'hours',
  'nights',
  'weekends',
  'holidays',
  'closings',
  'wishes',
] as const
export type CarrierColumn = (typeof carrierColumns)[number]
export type CarrierOrder = { column: CarrierColumn; descending: boolean }

/** What a column is sorted by; hours by their share of what is agreed for the settlement period, shares by how far above the fair part. */
function weightOf(carrier: Carrier, column: Exclude<CarrierColumn, 'person'>): number {
  switch (column) {
    case 'hours':
      return shareOf(carrier)
    case 'nights':
      return carrier.nights - carrier.fairNights
    case 'weekends':
      return carrier.weekends - carrier.fairWeekends
    case 'holidays':
      return carrier.holidays - carrier.fairHolidays
    case 'closings':
      return (carrier.closings ?? 0) - (carrier.fairClosings ?? 0)
    case 'wishes':
      return carrier.wishes > 0 ? carrier.wishesMet / carrier.wishes : -1
  }
}

const shareOf = ({ balance, plannedMinutes }: Carrier): number =>
  balance ? balance.plannedMinutes / Math.max(1, balance.agreedMinutes) : plannedMinutes

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
export const carrying = (carriers: readonly Proposed[]): Proposed[] =>
  carriers.filter(({ plannedMinutes, normMinutes }) => plannedMinutes > 0 || normMinutes > 0)
