import { addDays, clockOf, dayOf, daysBetween, weekdayOf } from '@shiftloom/solver/time'
import { figuresByDay, type DayFigures } from '@shiftloom/solver/time_records/settled_day'
import { findContracts } from '#app/organisation/public/find_contracts'
import { findEmployees } from '#app/organisation/public/find_employees'
import { publishedAbsences } from '#app/scheduling/public/published_absences'
import { publishedWork } from '#app/scheduling/public/published_work'
import { assertSpan } from '#app/time_tracking/records/record_filter'
import { wholeWeeks, type DaySpan } from '#app/time_tracking/settlement/day_span'
import { settledRecords } from '#app/time_tracking/settlement/settled_records'
import { termsOfPeople } from '#app/time_tracking/settlement/terms_of_people'
import { averagedPeriods } from '#app/time_tracking/sheets/averaged_periods'
import { daysOffOfSheet } from '#app/time_tracking/sheets/days_off_of_sheet'
import { personOfSheet } from '#app/time_tracking/sheets/person_of_sheet'
import { correctionsOf, editsOf, hoursOf, recordsOfSheet } from '#app/time_tracking/sheets/records_of_sheet'
import type { DayOffTitle, Sheet, SheetDay } from '#app/time_tracking/sheets/sheet'
import type { Day } from '#contracts/schedule'
import { recordStatuses } from '#contracts/time_records'

const SUNDAY = 7
const MINUTE_MS = 60_000
/** Of a normal hour, which overtime is shown by even where there is none. */
const percentsOfPoland = [150, 200]

/**
 * A person's working time day by day, as the law wants it recorded: real hours, figures of approved work, absences, titles of
 * days off, and each change of what was registered.
 *
 * @throws time_tracking.record_span
 * @throws core.not_found for a person whose time the actor may not read
 */
export async function makeSheet(employeeId: string, range: DaySpan, now: number): Promise<Sheet> {
  assertSpan(range)
  await personOfSheet(employeeId)
  const employee = (await findEmployees([employeeId])).get(employeeId)!
  const { people, positions } = await termsOfPeople([employeeId], range, wholeWeeks(range))
  const terms = people.get(employeeId)!
  const contract = (await findContracts([employeeId]))
    .get(employeeId)
    ?.find(({ startsOn, endsOn }) => startsOn < range.until && (endsOn === null || endsOn >= range.from))
  // Of people in the task system the law wants no hours recorded (art. 149 § 2).
  const hasHours = terms.poland === null || contract?.workSystem !== 'TASK'
  const works = (await settledRecords([employeeId], wholeWeeks(range), positions)).get(employeeId) ?? []
  const figures = new Map(figuresByDay(works, terms).map((one) => [one.day, one]))
  const records = await recordsOfSheet(employeeId, range)
  const changes = [...(await editsOf(records)), ...(await correctionsOf(employeeId, range))]
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : (a.at ?? 0) - (b.at ?? 0)))
    .map((change, index) => ({ ...change, number: index + 1 }))
  const notesOf = (record: (typeof records)[number]): number[] =>
    changes
      .filter(({ recordId, startsAt, day }) =>
        startsAt ? day === record.day && isFrom(startsAt, record.realStartsAt) : recordId === record.id
      )
      .map(({ number }) => number)
  const planned = Map.groupBy(await publishedWork(range, { employeeIds: [employeeId] }), ({ day }) => day)
  const absences = Map.groupBy(await publishedAbsences(range, [employeeId]), ({ day }) => day)
  const byDay = Map.groupBy(records, ({ day }) => day)
  const daysOff = hasHours ? await daysOffOfSheet(employeeId, range, now) : []
  const givenFor = new Map(daysOff.map(({ given, kind }) => [given, `for_${kind}` as const]))
  const days = daysOf(range).map((day): SheetDay => {
    const worked = (byDay.get(day) ?? []).map((record) => ({
      ...hoursOf(record),
      waits: record.status === recordStatuses.pending,
      notes: notesOf(record),
    }))
    const shifts = planned.get(day) ?? []
    const away = absences.get(day) ?? []
    const isFree = worked.length === 0 && shifts.length === 0 && away.length === 0
    return {
      day,
      planned: shifts.map(({ startsAt, endsAt, zone }) => ({
        start: clockOf(Date.parse(startsAt), zone),
        end: clockOf(Date.parse(endsAt), zone),
      })),
      worked: hasHours ? worked : [],
      ...figuresOf(hasHours ? figures.get(day) : undefined, day, terms.holidays),
      absences: away.map(({ code, minutes }) => ({ code, minutes })),
      dayOff: isFree && day < dayOf(now, 'UTC') ? (givenFor.get(day) ?? titleOf(day, terms.holidays)) : null,
    }
  })
  const found = new Set(days.flatMap(({ overtime }) => overtime.map(({ percent }) => percent)))
  return {
    ...range,
    employee: { name: employee.name, surname: employee.surname, integrationId: employee.integrationId },
    contract: contract ? { workSystem: contract.workSystem, fte: contract.fte } : null,
    ...{ normMinutes: terms.normMinutes, isPoland: terms.poland !== null, days },
    percents: [...new Set([...(terms.poland ? percentsOfPoland : []), ...found])].sort((a, b) => a - b),
    notes: changes.map(({ recordId: _record, startsAt: _start, ...note }) => note),
    averaged: hasHours ? await averagedPeriods(employeeId, range, now) : [],
    daysOff,
    waiting: records.filter(({ status }) => status === recordStatuses.pending).length,
  }
}

const isFrom = (claimed: Date, real: Date | null): boolean =>
  real !== null && Math.floor(claimed.getTime() / MINUTE_MS) === Math.floor(real.getTime() / MINUTE_MS)

const daysOf = ({ from, until }: DaySpan): Day[] =>
  Array.from({ length: daysBetween(from, until) }, (_, index) => addDays(from, index))

function figuresOf(figures: DayFigures | undefined, day: Day, holidays: ReadonlySet<Day>) {
  if (!figures) return { workMinutes: 0, nightMinutes: 0, festiveMinutes: 0, overtime: [] }
  const { workMinutes, nightMinutes, sundayMinutes, holidayMinutes, overtime } = figures
  // A holiday on a Sunday is one day, also where a night reaches into it, or an early start lies in its last hours.
  const isOne = [addDays(day, -1), day, addDays(day, 1)].some(
    (one) => holidays.has(one) && weekdayOf(one) === SUNDAY
  )
  const festive = isOne ? Math.max(sundayMinutes, holidayMinutes) : sundayMinutes + holidayMinutes
  return { workMinutes, nightMinutes, festiveMinutes: festive, overtime: [...overtime] }
}

const titleOf = (day: Day, holidays: ReadonlySet<Day>): DayOffTitle =>
  holidays.has(day) ? 'holiday' : weekdayOf(day) === SUNDAY ? 'sunday' : 'other'
