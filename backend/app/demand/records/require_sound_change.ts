import { addDays } from '@shiftloom/solver/time'
import { touched } from '@shiftloom/solver/labour_model/slots'
import { DomainError } from '#app/core/errors/domain_error'
import { clockOfSlot, type SlotChange } from '#app/demand/records/slot_changes'
import { clockChanges } from '#app/demand/series/clock_changes'
import type { Metric } from '#contracts/demand'
import { longestRecordDays, recordDays, recordDecimals, type RecordChange } from '#contracts/demand_records'

/**
 * Days of the years records are kept for, in order and near each other, each with a value a slot.
 *
 * @throws demand.records_days
 * @throws demand.records_span
 * @throws demand.records_shape
 */
export function requireSoundDays({ stepMinutes, days }: RecordChange): void {
  const [first, last] = [days[0]!.day, days.at(-1)!.day]
  if (first < recordDays.first || last > recordDays.last)
    throw new DomainError('demand.records_days', { first: recordDays.first, last: recordDays.last })
  if (last >= addDays(first, longestRecordDays))
    throw new DomainError('demand.records_span', { most: longestRecordDays })
  const slots = 1440 / stepMinutes
  const isOdd = ({ day, before, values }: RecordChange['days'][number], at: number): boolean =>
    before.length !== slots || values.length !== slots || (at > 0 && day <= days[at - 1]!.day)
  if (days.some(isOdd)) throw new DomainError('demand.records_shape')
}

/**
 * Values fit the metric, and their time exists on the wall clock.
 *
 * @throws demand.records_value with the first one
 * @throws demand.records_skipped_hour with the first one
 */
export function requireSoundSlots(
  changes: readonly SlotChange[],
  { dataType }: Metric,
  { stepMinutes, zone }: { stepMinutes: number; zone: string }
): void {
  const decimals = recordDecimals[dataType]
  for (const { day, slot, value } of changes) {
    if (value === null) continue
    const time = clockOfSlot(slot, stepMinutes)
    if (Number(value.toFixed(decimals)) !== value)
      throw new DomainError('demand.records_value', { day, time, decimals })
    if (stepMinutes === 1440) continue
    const grid = { slots: 1440 / stepMinutes, slotMinutes: stepMinutes }
    const { skipped } = clockChanges(day, addDays(day, 1), zone)
    if (skipped.length > 0 && touched(skipped, grid)[slot] === 1)
      throw new DomainError('demand.records_skipped_hour', { day, time })
  }
}
