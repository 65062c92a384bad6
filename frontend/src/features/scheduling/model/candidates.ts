import type { ScheduleEntry, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import type { PeriodBalance } from '@shiftloom/solver/labour_code/plan/period_balances'
import { overlaps, type Period } from '@shiftloom/solver/time'
import type { PersonTotals } from './totals.ts'
import { holds } from './view_range.ts'

/** What the labour code says about assigning the shifts to a person. */
export type Assessment = {
  /** What the server would refuse. */
  refusing: readonly PlanVerdict[]
  /** Everything that becomes wrong or worse, what refuses first. */
  worse: readonly PlanVerdict[]
  /** By how much it makes the plan dearer; left out when that is not known, or must not be shown. */
  costMinor?: number
}
export type Candidate = {
  person: SchedulePerson
  /** `null` if unknown. */
  assessment: Assessment | null
  prefers: boolean
  /** How well they do the work, 1 to 5; the least over several shifts. */
  level: number
  /** Agreed hours of the settlement period left after the shifts; `null` if none are agreed, or unknown. */
  roomMinutes: number | null
}

export const periodOfEntry = (entry: Pick<ScheduleEntry, 'startsAt' | 'endsAt'>): Period => ({
  start: Date.parse(entry.startsAt),
  end: Date.parse(entry.endsAt),
})

type Plan = {
  entries: readonly ScheduleEntry[]
  totals: ReadonlyMap<string, PersonTotals>
  assess: (person: SchedulePerson) => Assessment | null
}

/** People for these shifts, the best first: whom the labour code lets, who would like it, who does it best, who has most hours left. */
export function rankCandidates(
  shifts: readonly ScheduleEntry[],
  people: readonly SchedulePerson[],
  { entries, totals, assess }: Plan
): Candidate[] {
  const wishes = preferredTimes(entries)

  return people
    .filter((person) => !person.disabledInSchedule)
    .map((person) => {
      const wished = wishes.get(person.id) ?? []
      return {
        person,
        assessment: assess(person),
        prefers: shifts.some((shift) => wished.some((wish) => overlaps(wish, periodOfEntry(shift)))),
        level: Math.min(...shifts.map(({ positionId }) => levelAt(person, positionId))),
        roomMinutes: roomAfter(totals.get(person.id)?.balances ?? [], shifts, person.id),
      }
    })
    .sort(bySuitability)
}

/** In the fullest of the settlement periods that the shifts lie in; those the person has already take nothing more. */
function roomAfter(
  balances: readonly PeriodBalance[],
  shifts: readonly ScheduleEntry[],
  personId: string
): number | null {
  const left = balances.flatMap((balance) => {
    const inside = shifts.filter(({ day }) => holds(balance, day))
    const added = inside.filter(({ employeeId }) => employeeId !== personId)
    const room = balance.agreedMinutes - balance.plannedMinutes
    return inside.length === 0 ? [] : added.reduce((minutes, { workMinutes }) => minutes - workMinutes, room)
  })
  return left.length === 0 ? null : Math.min(...left)
}

const levelAt = ({ levels = {} }: SchedulePerson, positionId: string | null): number =>
  (positionId && levels[positionId]) || 1

function preferredTimes(entries: readonly ScheduleEntry[]): Map<string, Period[]> {
  const wishes = new Map<string, Period[]>()
  for (const entry of entries)
    if (entry.availability === 'preferred' && entry.employeeId)
      wishes.set(entry.employeeId, [...(wishes.get(entry.employeeId) ?? []), periodOfEntry(entry)])
  return wishes
}

/** Whether the labour code lets no one have the shifts; unknown answers do not count against it. */
export const fitsNobody = (candidates: readonly Candidate[] | undefined): boolean =>
  candidates !== undefined &&
  candidates.length > 0 &&
  candidates.every(({ assessment }) => count(assessment?.refusing) > 0)

/** For `sort`, the most suitable first. Where no hours are agreed no one exceeds them. */
const bySuitability = (a: Candidate, b: Candidate): number =>
  count(a.assessment?.refusing) - count(b.assessment?.refusing) ||
  count(a.assessment?.worse) - count(b.assessment?.worse) ||
  Number(isOver(a)) - Number(isOver(b)) ||
  Number(b.prefers) - Number(a.prefers) ||
  b.level - a.level ||
  (b.roomMinutes ?? 0) - (a.roomMinutes ?? 0) ||
  a.person.surname.localeCompare(b.person.surname)

const count = (verdicts: readonly PlanVerdict[] = []): number => verdicts.length
const isOver = ({ roomMinutes }: Candidate): boolean => (roomMinutes ?? 0) < 0
