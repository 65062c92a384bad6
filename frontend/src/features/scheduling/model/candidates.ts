import type { ScheduleEntry, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { overlaps, type Period } from '@shiftloom/solver/time'
import type { PersonTotals } from './totals.ts'

/** What the labour code says of giving somebody the shifts. */
export type Assessment = {
  /** What the server would refuse. */
  refusing: readonly PlanVerdict[]
  /** Everything that becomes wrong or worse, what refuses first. */
  worse: readonly PlanVerdict[]
  /** By how much it makes the plan dearer; left out when that is not known, or not to be told. */
  costMinor?: number
}
export type Candidate = {
  person: SchedulePerson
  /** null: nobody can tell. */
  assessment: Assessment | null
  prefers: boolean
  /** Hours left to the norm after the shifts. */ roomMinutes: number
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

/** People for these shifts, the best first: whom the labour code lets, who would like it, who has most hours left. */
export function rankCandidates(
  shifts: readonly ScheduleEntry[],
  people: readonly SchedulePerson[],
  { entries, totals, assess }: Plan
): Candidate[] {
  const wishes = preferredTimes(entries)
  const moving = new Set(shifts.map(({ id }) => id))
  const own = new Map<string, number>()
  for (const { id, employeeId, workMinutes } of entries)
    if (employeeId && moving.has(id)) own.set(employeeId, (own.get(employeeId) ?? 0) + workMinutes)
  const added = shifts.reduce((sum, shift) => sum + shift.workMinutes, 0)

  return people
    .filter((person) => !person.disabledInSchedule)
    .map((person) => {
      const { normMinutes, plannedMinutes } = totals.get(person.id) ?? { ...person, plannedMinutes: 0 }
      const wished = wishes.get(person.id) ?? []
      return {
        person,
        assessment: assess(person),
        prefers: shifts.some((shift) => wished.some((wish) => overlaps(wish, periodOfEntry(shift)))),
        roomMinutes: normMinutes - plannedMinutes + (own.get(person.id) ?? 0) - added,
      }
    })
    .sort(bySuitability)
}

function preferredTimes(entries: readonly ScheduleEntry[]): Map<string, Period[]> {
  const wishes = new Map<string, Period[]>()
  for (const entry of entries)
    if (entry.availability === 'preferred' && entry.employeeId)
      wishes.set(entry.employeeId, [...(wishes.get(entry.employeeId) ?? []), periodOfEntry(entry)])
  return wishes
}

/** For `sort`, the most suitable first. Where no norm is known nobody is beyond it. */
export const bySuitability = (a: Candidate, b: Candidate): number =>
  count(a.assessment?.refusing) - count(b.assessment?.refusing) ||
  count(a.assessment?.worse) - count(b.assessment?.worse) ||
  Number(isOver(a)) - Number(isOver(b)) ||
  Number(b.prefers) - Number(a.prefers) ||
  b.roomMinutes - a.roomMinutes ||
  a.person.surname.localeCompare(b.person.surname)

const count = (verdicts: readonly PlanVerdict[] = []): number => verdicts.length
const isOver = ({ roomMinutes, person }: Candidate): boolean => roomMinutes < 0 && person.normMinutes > 0
