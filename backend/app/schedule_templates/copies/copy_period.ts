import { addDays, dayOf } from '@shiftloom/solver/time'
import { anyOf } from '#app/core/database/any_of'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import type { DaySpan } from '#app/scheduling/public/entry'
import { storedEntries } from '#app/scheduling/public/find_entries'
import { sentenceOf } from '#app/scheduling/public/sentence'
import { locationsInScope, type ScopeLocation } from '#app/scheduling/public/scope'
import { carryOutPlan, namedShifts, planOf } from '#app/schedule_templates/proposals/carry_out_plan'
import {
  proposeShifts,
  type ProposedAlert,
  type WantedShift,
} from '#app/schedule_templates/proposals/propose_shifts'
import { requireSpan } from '#app/scheduling/public/schedule_range'
import { scheduleEntryTypes, type Locale } from '#contracts/enums'
import type { PeriodCopy, PeriodCopying, PeriodCopyPlan, WarnedShift } from '#contracts/period_copies'
import { mostAppliedShifts, type TemplateResult } from '#contracts/schedule_templates'
import type { Writing } from '#contracts/written_times'

/** The same refusals as copying, and what it would do; nothing is written. */
export async function previewCopy(copying: PeriodCopying, locale: Locale): Promise<PeriodCopyPlan> {
  const { span, places } = await target(copying)
  const wanted = await copiesOf(copying, places)
  const proposed = await proposeShifts(wanted, copying.refused)
  const alerts = proposed.alerts.toSorted((a, b) => beginning(a).localeCompare(beginning(b)))
  const locationIds = places.map(({ id }) => id)
  const writing = await organisationSettings()
  return {
    ...(await planOf(proposed, span, locationIds)),
    chosen: wanted.length,
    warnings: alerts.slice(0, namedShifts).map((alert) => warnedOf(alert, locale, writing)),
    warningCount: alerts.length,
  }
}

const beginning = ({ operation }: ProposedAlert): string => `${operation.entry.day} ${operation.entry.start}`

/**
 * Copies the shifts of a period some weeks on, as unpublished shifts and one step of undo.
 *
 * @throws scheduling.range_reversed
 * @throws scheduling.range_too_long
 * @throws scheduling.copy_overlaps when the copy would begin within the period
 * @throws scheduling.copy_in_past
 * @throws scheduling.copy_too_many
 * @throws scheduling.template_adds_nothing
 */
export async function copyPeriod({ id, ...copying }: PeriodCopy): Promise<TemplateResult> {
  const { places } = await target(copying)
  return carryOutPlan({
    ...{ id, label: 'copyPeriod', way: copying.refused, source: 'manual' },
    wanted: () => copiesOf(copying, places),
  })
}

const daysOn = ({ weeks }: PeriodCopying): number => weeks * 7

async function target(copying: PeriodCopying): Promise<{ span: DaySpan; places: ScopeLocation[] }> {
  const { from, until, locationIds } = copying
  requireSpan({ from, until })
  const span = { from: addDays(from, daysOn(copying)), until: addDays(until, daysOn(copying)) }
  if (span.from < until) throw new DomainError('scheduling.copy_overlaps')
  const places = (await locationsInScope(locationIds)).filter(({ archived }) => !archived)
  const now = Date.now()
  if (places.some(({ zone }) => span.from < dayOf(now, zone)))
    throw new DomainError('scheduling.copy_in_past')
  return { span, places }
}

async function copiesOf(copying: PeriodCopying, places: readonly ScopeLocation[]): Promise<WantedShift[]> {
  const { from, until, entryIds, withPeople } = copying
  const placeById = new Map(places.map((place) => [place.id, place]))
  const source = await storedEntries()
    .where('e.type', '=', scheduleEntryTypes.shift)
    .where('e.deletedAt', 'is', null)
    .where('e.day', '>=', from)
    .where('e.day', '<', until)
    .where('e.locationId', '=', anyOf([...placeById.keys()]))
    .$if(entryIds != null, (query) => query.where('e.id', '=', anyOf(entryIds!)))
    .orderBy('e.day')
    .orderBy('e.startTime')
    .orderBy('e.id')
    .execute()
  if (source.length > mostAppliedShifts)
    throw new DomainError('scheduling.copy_too_many', { shifts: source.length, most: mostAppliedShifts })
  return source.map(({ day, start, end, positionId, employeeId, locationId, breaks, comment }) => ({
    ...{ start, end, positionId, breaks, comment },
    day: addDays(day, daysOn(copying)),
    place: placeById.get(locationId)!,
    employeeId: withPeople ? employeeId : null,
  }))
}

function warnedOf(
  { verdict, operation, personName, works }: ProposedAlert,
  locale: Locale,
  writing: Pick<Writing, 'timeFormat'>
): WarnedShift {
  const { day, start, end, positionId } = operation.entry
  return {
    ...{ day, start, end, positionId, personName },
    employeeId: verdict.personId,
    ruleId: verdict.ruleId,
    sentence: sentenceOf(verdict, works, locale, writing),
  }
}
