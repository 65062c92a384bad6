import { addDays, type Day } from '@shiftloom/solver/time'
import type { CarriedOver } from '@shiftloom/solver/roster/problem'
import type { DaySpan } from '#app/scheduling/entries/entry'
import { carriedBeyond } from '#app/scheduling/fairness/fair_parts'
import { wishesRefusedBeyond } from '#app/scheduling/fairness/refused_wishes'
import { ledgerOfPeople } from '#app/scheduling/fairness/ledger_of_people'

/** What is older is made good no longer. */
const HISTORY_DAYS = 84

/** The days of a ledger that decides about a day. */
export const historyUntil = (day: Day): DaySpan => ({ from: addDays(day, -HISTORY_DAYS), until: day })

/**
 * How many nights, weekend days, holidays and closing shifts each of these people was planned for in the twelve weeks
 * before a day beyond a fair part among them, and how many of their wishes were refused beyond the median share; whole,
 * below 0 for fewer.
 */
export async function carriedOverTo(day: Day, employeeIds: string[]): Promise<Map<string, CarriedOver>> {
  const ledgers = await ledgerOfPeople(employeeIds, historyUntil(day), 'planned')
  const refused = wishesRefusedBeyond(ledgers)
  return new Map(
    [...carriedBeyond(ledgers)].map(([id, parts]) => [id, { ...parts, wishesRefused: refused.get(id) }])
  )
}
