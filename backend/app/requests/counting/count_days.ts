import { leaveLines, type LeaveDay } from '@shiftloom/solver/labour_code/figures/leave_deduction'
import { addDays, daysOf, overlaps, periodOf, type Day, type Period } from '@shiftloom/solver/time'
import { holidaysBetween, type Holiday } from '#app/labour_code/public/holidays_between'
import { weekDaysOf, type NormContract } from '#app/labour_code/public/nominal_minutes'
import { normContractsFor } from '#app/labour_code/public/norm_contracts'
import { findWorkingTime } from '#app/organisation/public/find_working_time'
import type { PersonAsked } from '#app/requests/people/person_asked'
import { plannedEntries } from '#app/scheduling/public/planned_entries'
import { scheduleEntryTypes, type Locale } from '#contracts/enums'
import type { RequestContent, RequestDay } from '#contracts/filed_requests'
import type { ScheduleEntry } from '#contracts/schedule'
import { plannedShift, shiftsForReader, type CountedShift } from '#app/requests/counting/counted_shifts'
import { periodOfShift } from '#app/requests/schedule_effect/fate_of_shift'

type Asked = Pick<RequestContent, 'firstDay' | 'lastDay' | 'part' | 'skipWeekends' | 'skipHolidays'>
export type CountedDays = {
  days: RequestDay[]
  /** The part of the day that is asked for; null: whole days. */
  period: Period | null
  /** Those by which the days are counted. */
  counted: CountedShift[]
  /** Those of the plan, which an approval covers. */
  shifts: ScheduleEntry[]
}

/**
 * What each day of a request takes, and the shifts of these days. For a part of a day they are those it meets, a night of
 * the day before among them.
 *
 * @param isWork the type is working time
 * @param forReader by what the actor may see of the plan, instead of the plan itself
 */
export async function countDays(
  person: PersonAsked,
  asked: Asked,
  { locale, forReader = false, isWork = false }: { locale: Locale; forReader?: boolean; isWork?: boolean }
): Promise<CountedDays> {
  const { country } = person.place
  const span = { from: asked.firstDay, until: addDays(asked.lastDay, 1) }
  const [holidays, contracts, restWeekdays] = [
    await holidaysBetween(span, [country], locale),
    (await normContractsFor([person.id])).get(person.id) ?? [],
    (await findWorkingTime([person.id])).get(person.id)?.restWeekdays ?? [],
  ]
  const period = partOf(asked, person.place.zone)
  // Other places have other clocks.
  const around = period ? { from: addDays(asked.firstDay, -1), until: addDays(asked.lastDay, 2) } : span
  const shifts = await plannedEntries({
    ...around,
    employeeIds: [person.id],
    types: [scheduleEntryTypes.shift],
  })
  const counted = forReader ? await shiftsForReader(person.id, around, shifts) : shifts.map(plannedShift)
  const meets = (shift: Pick<ScheduleEntry, 'startsAt' | 'endsAt'>) =>
    period === null || overlaps(period, periodOfShift(shift))
  const names = new Map(holidays.map((holiday: Holiday) => [holiday.day, holiday.name]))
  const weekDays = weekDaysOf(country, asked.firstDay)
  const days = daysOf(span.from, span.until).map((day): RequestDay => {
    const contract = contractOn(contracts, day)
    if (!contract) return { day, minutes: 0, reason: 'no_contract' }
    const request = {
      ...asked,
      days: [
        leaveDay(
          day,
          counted.filter((shift) => shift.day === day || (period && meets(shift)))
        ),
      ],
      part: period,
      isWork,
    }
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
  return { days, period, counted: counted.filter(meets), shifts: shifts.filter(meets) }
}

const contractOn = (contracts: readonly NormContract[], day: Day): NormContract | undefined =>
  contracts.find(({ from, until }) => from <= day && (until === null || day < until))

export const minutesOfDays = (days: readonly RequestDay[]): number =>
  days.reduce((total, { minutes }) => total + minutes, 0)

const partOf = ({ part, firstDay }: Asked, zone: string) =>
  part && periodOf(firstDay, part.start, part.end, zone)

/** @param shifts those of the day; for a part of it, a night that reaches into the part as well */
const leaveDay = (day: Day, shifts: readonly CountedShift[]): LeaveDay => ({
  day,
  explicitlyOff: false,
  shifts: shifts.map(({ workMinutes, startsAt, endsAt }) => ({
    paidMinutes: workMinutes,
    period: periodOfShift({ startsAt, endsAt }),
  })),
})
