import { leaveLines, type LeaveDay } from '@shiftloom/solver/labour_code/figures/leave_deduction'
import { addDays, daysOf, periodOf, type Day } from '@shiftloom/solver/time'
import { holidaysBetween, type Holiday } from '#app/labour_code/public/holidays_between'
import { weekDaysOf, type NormContract } from '#app/labour_code/public/nominal_minutes'
import { normContractsFor } from '#app/labour_code/public/norm_contracts'
import { findWorkingTime } from '#app/organisation/public/find_working_time'
import type { PersonAsked } from '#app/requests/people/person_asked'
import { plannedEntries } from '#app/scheduling/public/planned_entries'
import { scheduleEntryTypes, type Locale } from '#contracts/enums'
import type { RequestContent, RequestDay } from '#contracts/filed_requests'
import type { ScheduleEntry } from '#contracts/schedule'

type Asked = Pick<RequestContent, 'firstDay' | 'lastDay' | 'part' | 'skipWeekends' | 'skipHolidays'>
export type CountedDays = { days: RequestDay[]; shifts: ScheduleEntry[] }

/**
 * What each day of a request takes, and the shifts that are planned then. Shifts that an earlier approval of the same
 * request took from the person count as theirs.
 *
 * @param madeWay shifts that made way for the request
 */
export async function countDays(
  person: PersonAsked,
  asked: Asked,
  { locale, madeWay = [] }: { locale: Locale; madeWay?: readonly ScheduleEntry[] }
): Promise<CountedDays> {
  const { country } = person.place
  const span = { from: asked.firstDay, until: addDays(asked.lastDay, 1) }
  const [holidays, contracts, restWeekdays] = [
    await holidaysBetween(span, [country], locale),
    (await normContractsFor([person.id])).get(person.id) ?? [],
    (await findWorkingTime([person.id])).get(person.id)?.restWeekdays ?? [],
  ]
  const planned = await plannedEntries({
    ...span,
    employeeIds: [person.id],
    types: [scheduleEntryTypes.shift],
  })
  const shifts = [...planned, ...madeWay]
  const names = new Map(holidays.map((holiday: Holiday) => [holiday.day, holiday.name]))
  const weekDays = weekDaysOf(country, asked.firstDay)
  const days = daysOf(span.from, span.until).map((day): RequestDay => {
    const contract = contractOn(contracts, day)
    if (!contract) return { day, minutes: 0, reason: 'no_contract' }
    const request = { ...asked, days: [leaveDay(day, shifts)], part: partOf(asked, person.place.zone) }
    const [line] = leaveLines(request, {
      fte: contract.fte,
      ...(contract.dayNormMinutes && { dailyNormMinutes: contract.dayNormMinutes }),
      holidays: new Set(names.keys()),
      weekDays,
      ...(restWeekdays.length > 0 && { restWeekdays }),
    })
    const holiday = names.get(day)
    return { ...line!, ...(line!.reason === 'holiday' && holiday && { holiday }) }
  })
  return { days, shifts }
}

const contractOn = (contracts: readonly NormContract[], day: Day): NormContract | undefined =>
  contracts.find(({ from, until }) => from <= day && (until === null || day < until))

export const minutesOfDays = (days: readonly RequestDay[]): number =>
  days.reduce((total, { minutes }) => total + minutes, 0)

const partOf = ({ part, firstDay }: Asked, zone: string) =>
  part && periodOf(firstDay, part.start, part.end, zone)

const leaveDay = (day: Day, shifts: readonly ScheduleEntry[]): LeaveDay => ({
  day,
  explicitlyOff: false,
  shifts: shifts
    .filter((shift) => shift.day === day)
    .map(({ workMinutes, startsAt, endsAt }) => ({
      paidMinutes: workMinutes,
      period: { start: Date.parse(startsAt), end: Date.parse(endsAt) },
    })),
})
