import { addDays, dayOf, daysBetween, daysOf } from '@shiftloom/solver/time'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import { isAbsence, isWork } from '#app/scheduling/public/work_types'
import { plannedEntries } from '#app/scheduling/public/planned_entries'
import { carryOutPlan, planOf } from '#app/schedule_templates/proposals/carry_out_plan'
import { shiftsOfTemplates } from '#app/schedule_templates/templates/load_templates'
import { proposeShifts, type WantedShift } from '#app/schedule_templates/proposals/propose_shifts'
import { countriesOf } from '#app/scheduling/public/scope'
import { locationsInScope, type ScopeLocation } from '#app/scheduling/public/scope'
import { requireSpan } from '#app/scheduling/public/schedule_range'
import type { Day } from '#contracts/schedule'
import {
  leftDayReasons,
  type FixedApplication,
  type FixedFilling,
  type FixedPlan,
  type LeftDayReason,
  type TemplateResult,
  type TemplateShift,
} from '#contracts/schedule_templates'

/** What filling in all fixed templates would do; nothing is written. */
export async function previewFixed(filling: FixedFilling): Promise<FixedPlan> {
  const { wanted, having, leftDays, locationIds } = await fixedShifts(filling)
  const proposed = await proposeShifts(wanted, 'skip')
  const counts = leftDayReasons.map((reason) => ({ reason, count: leftDays.get(reason) ?? 0 }))
  return {
    ...(await planOf(proposed, filling, locationIds)),
    having,
    leftDays: counts.filter(({ count }) => count > 0),
  }
}

/**
 * Gives all people the shifts of their fixed template, as one step of undo. Days on which they are planned or away,
 * holidays and the past stay as they are, so that running it again adds nothing.
 *
 * @throws scheduling.range_too_long
 * @throws scheduling.template_adds_nothing
 */
export const fillFixed = ({ id, ...filling }: FixedApplication): Promise<TemplateResult> =>
  carryOutPlan({
    ...{ id, label: 'fillFixed', way: 'skip' },
    wanted: async () => (await fixedShifts(filling)).wanted,
  })

type Holder = { id: string; templateId: string; locationId: string; from: Day; until: Day }

async function fixedShifts({ from, until, locationIds: asked }: FixedFilling) {
  requireSpan({ from, until })
  const places = new Map((await locationsInScope(asked)).map((place) => [place.id, place]))
  const locationIds = [...places.keys()]
  const holders = await peopleWithFixed(locationIds)
  const shifts = Map.groupBy(
    await shiftsOfTemplates([...new Set(holders.map(({ templateId }) => templateId))]),
    ({ templateId }) => templateId
  )
  const isFree = await freeDays({ from, until }, holders, [...places.values()])
  const leftDays = new Map<LeftDayReason, number>()
  const wanted: WantedShift[] = []
  for (const holder of holders) {
    const place = places.get(holder.locationId)!
    const own = ownShifts(holder, shifts.get(holder.templateId) ?? [])
    for (const day of daysOf(from, until)) {
      const given = own.filter(({ dayOffset }) => dayOffset === offsetIn(holder, day))
      if (given.length === 0) continue
      const reason = isFree(holder, day, place)
      if (reason) leftDays.set(reason, (leftDays.get(reason) ?? 0) + 1)
      else
        wanted.push(
          ...given.map(({ dayOffset: _at, ...rest }) => ({ ...rest, employeeId: holder.id, day, place }))
        )
    }
  }
  return { wanted, having: holders.length, leftDays, locationIds }
}

/** A fixed template repeats from the days it was taken from, so alternating weeks keep alternating. */
function offsetIn({ from, until }: Holder, day: Day): number {
  const length = daysBetween(from, until)
  return ((daysBetween(from, day) % length) + length) % length
}

/** The shifts that name the person, or if none does, those without a name. */
function ownShifts({ id }: Holder, shifts: readonly TemplateShift[]): TemplateShift[] {
  const named = shifts.filter(({ employeeId }) => employeeId === id)
  return named.length > 0 ? named : shifts.filter(({ employeeId }) => employeeId === null)
}

/** People who can be planned. */
const peopleWithFixed = (locationIds: readonly string[]): Promise<Holder[]> =>
  database()
    .selectFrom('employees as e')
    .innerJoin('scheduleTemplates as t', (join) =>
      join.onRef('t.organisationId', '=', 'e.organisationId').onRef('t.id', '=', 'e.fixedScheduleTemplateId')
    )
    .select(['e.id', 't.id as templateId', 't.locationId', 't.fromDay as from', 't.untilDay as until'])
    .where('e.archivedAt', 'is', null)
    .where('e.disabledInSchedule', '=', false)
    .where('t.locationId', '=', anyOf(locationIds))
    .orderBy('e.surname')
    .orderBy('e.name')
    .orderBy('e.id')
    .execute()

/** @returns why a day stays as it is, null when it is free */
async function freeDays(
  span: { from: Day; until: Day },
  holders: readonly Holder[],
  places: readonly ScopeLocation[]
): Promise<(holder: Holder, day: Day, place: ScopeLocation) => LeftDayReason | null> {
  // A night shift of the day before is another day's; whether its end leaves room is the rules' business.
  const entries = await plannedEntries({ ...span, employeeIds: holders.map(({ id }) => id) })
  const keyed = (some: typeof entries) => new Set(some.map(({ employeeId, day }) => `${employeeId} ${day}`))
  const working = keyed(entries.filter(({ type }) => isWork(type)))
  const away = keyed(entries.filter(({ type }) => isAbsence(type)))
  const holidays = await holidaysBetween(
    { from: span.from, until: addDays(span.until, 1) },
    countriesOf([...places]),
    'en-US'
  )
  const free = new Set(holidays.map(({ country, day }) => `${country} ${day}`))
  const now = Date.now()
  return ({ id }, day, { zone, country }) => {
    if (day < dayOf(now, zone)) return 'past'
    if (away.has(`${id} ${day}`)) return 'absent'
    if (working.has(`${id} ${day}`)) return 'planned'
    return free.has(`${country} ${day}`) ? 'holiday' : null
  }
}
