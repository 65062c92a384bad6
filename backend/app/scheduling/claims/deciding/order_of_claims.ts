import { kindsOf } from '@shiftloom/solver/roster/shift_kinds'
import { addDays } from '@shiftloom/solver/time'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import { rulesFor } from '#app/labour_code/public/rules_for'
import type { ClaimRow } from '#app/scheduling/claims/reading/open_shift_rows'
import type { StoredEntry } from '#app/scheduling/entries/entry'
import { closingShifts } from '#app/scheduling/fairness/closing_shifts'
import { historyUntil } from '#app/scheduling/fairness/carried_over'
import { ledgerOfPeople } from '#app/scheduling/fairness/ledger_of_people'
import type { PersonLedger } from '#app/scheduling/fairness/person_ledger'
import type { LedgerKind } from '#contracts/fairness'

/**
 * Claims in the order in which they are considered: by the ledger of the twelve weeks up to the shift. First comes the
 * person who carries least of what the shift is (a night, a weekend day, a holiday, a closing shift) for their hours, then
 * who has most hours left, then who claimed it first. People who owe no hours come last.
 */
export async function orderOfClaims(claims: readonly ClaimRow[], entry: StoredEntry): Promise<ClaimRow[]> {
  const ids = claims.map(({ employeeId }) => employeeId)
  const kinds = await kindsOfEntry(entry, ids)
  const ledgers = await ledgerOfPeople(ids, historyUntil(addDays(entry.day, 1)), 'planned')
  const keys = new Map(claims.map((claim) => [claim.id, keysOf(ledgers.get(claim.employeeId), kinds)]))
  // Claims come by time, and a sort keeps what is alike in its order.
  return claims.toSorted((one, other) => compared(keys.get(one.id)!, keys.get(other.id)!))
}

async function kindsOfEntry(entry: StoredEntry, ids: readonly string[]): Promise<LedgerKind[]> {
  const rules = [...(await rulesFor(ids, entry.day)).values()][0]
  if (!rules) return []
  const days = { from: entry.day, until: addDays(entry.day, 1) }
  const holidays = await holidaysBetween(days, [rules.country], 'en-US')
  const { day, zone, locationId, startsAt, endsAt } = entry
  const { night, weekend, holiday } = kindsOf(
    { day, zone, locationId, start: Date.parse(startsAt), end: Date.parse(endsAt) },
    { limits: rules.limits, holidays: new Set(holidays.map((one) => one.day)) }
  )
  const isClosing = await closingShifts([entry.locationId])
  const flags = { nights: night, weekends: weekend, holidays: holiday, closings: isClosing(entry) }
  return (['nights', 'weekends', 'holidays', 'closings'] as const).filter((kind) => flags[kind])
}

/** The smaller, the sooner. */
function keysOf(ledger: PersonLedger | undefined, kinds: readonly LedgerKind[]): number[] {
  if (!ledger || ledger.normMinutes === 0) return [1, 0, 0]
  const carried = kinds.reduce((sum, kind) => sum + ledger[kind], 0)
  return [0, carried / ledger.normMinutes, ledger.plannedMinutes / ledger.normMinutes]
}

function compared(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index])
  return place < 0 ? 0 : one[place]! - other[place]!
}
