import { timeOffMinutes } from '@shiftloom/solver/labour_code/figures/shift_cost'
import type { Day } from '@shiftloom/solver/time'
import { entitledMinutes, unitOf } from '#app/requests/limits/entitled/entitled_minutes'
import type { LimitedType, PersonFacts } from '#app/requests/limits/entitled/person_facts'
import { requestStatuses as statuses } from '#contracts/enums'
import type { RequestStatus } from '#contracts/filed_requests'
import type { LimitEntry, LimitFigures } from '#contracts/request_limits'

/** Pending or approved time of a request on a day. */
export type TakenDay = { requestTypeId: string; status: RequestStatus; day: Day; minutes: number }
export type BookedEntry = Pick<LimitEntry, 'requestTypeId' | 'year' | 'kind' | 'minutes'>
/** What a person has taken and what was entered by hand, over all years. */
export type Booked = { taken: readonly TakenDay[]; entries: readonly BookedEntry[] }
type Person = PersonFacts & Booked

const DAY_MINUTES = 480

/** Time off that overtime is compensated with is limited by the overtime, unless a number of days is set. */
export const isByOvertime = ({ daysCount, overtimeCompensation }: LimitedType): boolean =>
  daysCount === null && overtimeCompensation !== null
export const hasYearlyLimit = (type: LimitedType): boolean =>
  isByOvertime(type) || (type.daysCount !== null && type.limitPer === 'year')

/** The day until which the law has the leave of the year before be taken: 30 September in Poland (KP art. 168). */
export const carriedDueOn = (type: LimitedType, country: string, year: number): Day | null =>
  type.primaryVacation && country === 'PL' ? `${year}-09-30` : null

/** Polish law keeps leave that was not taken; elsewhere it goes over by agreement, which a correction enters. */
const carriesOver = (type: LimitedType, country: string): boolean =>
  isByOvertime(type) || (type.primaryVacation && country === 'PL')

/** Types whose days are taken from the limit of `type`: its own, and for yearly leave those that count against it. */
const drawsOn = (type: LimitedType, types: readonly LimitedType[]): Set<string> =>
  new Set([
    type.id,
    ...types.filter((one) => type.primaryVacation && one.affectsVacationLimit).map(({ id }) => id),
  ])

/**
 * What a limit is, holds and has left in a year. What a year leaves goes over to the next one if that year was opened
 * here, so that years before the company came are not taken for leave that is still due. All of it follows from facts
 * and requests alone: the same question has the same answer at any time.
 *
 * @param today what is approved before it is used, the rest planned
 */
export function limitFigures(
  type: LimitedType,
  person: Person,
  { types, year, today }: { types: readonly LimitedType[]; year: number; today: Day }
): LimitFigures {
  const draws = drawsOn(type, types)
  const own = person.entries.filter(({ requestTypeId }) => requestTypeId === type.id)
  const opened = new Set(own.filter(({ kind }) => kind === 'opened').map((one) => one.year))
  let first = year
  while (carriesOver(type, person.country) && opened.has(first - 1)) first -= 1
  let carried = 0
  for (let one = first; ; one += 1) {
    const figures = figuresOf(type, { ...person, entries: own }, { draws, year: one, today, carried })
    if (one === year) return figures
    carried = Math.max(0, figures.leftMinutes)
  }
}

type OfYear = { draws: ReadonlySet<string>; year: number; today: Day; carried: number }

function figuresOf(type: LimitedType, person: Person, { draws, year, today, carried }: OfYear): LimitFigures {
  const entries = person.entries.filter((one) => one.year === year)
  const entered = (kind: LimitEntry['kind']) => sum(entries.filter((one) => one.kind === kind))
  const taken = person.taken.filter(
    ({ requestTypeId, day }) => draws.has(requestTypeId) && Number(day.slice(0, 4)) === year
  )
  const counted = unitOf(type) === 'days' ? wholeDays(taken) : taken
  const approved = counted.filter(({ status }) => status === statuses.approved)
  const compensation = type.overtimeCompensation
  const entitled =
    compensation !== null && isByOvertime(type)
      ? timeOffMinutes(entered('overtime'), compensation)
      : entitledMinutes(type, person, year)
  const [corrected, used, planned, pending] = [
    entered('correction'),
    sum(approved.filter(({ day }) => day < today)),
    sum(approved.filter(({ day }) => day >= today)),
    sum(counted.filter(({ status }) => status === statuses.pending)),
  ]
  return {
    ...{ entitledMinutes: entitled, carriedMinutes: carried, correctedMinutes: corrected },
    ...{ usedMinutes: used, plannedMinutes: planned, pendingMinutes: pending },
    leftMinutes: entitled + carried + corrected - used - planned - pending,
    carriedLeftMinutes: Math.max(0, carried - used - planned - pending),
  }
}

const wholeDays = (taken: readonly TakenDay[]): TakenDay[] =>
  taken.filter(({ minutes }) => minutes > 0).map((one) => ({ ...one, minutes: DAY_MINUTES }))

const sum = (rows: readonly { minutes: number }[]): number =>
  rows.reduce((total, { minutes }) => total + minutes, 0)
