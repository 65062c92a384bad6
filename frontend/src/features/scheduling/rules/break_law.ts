import type {
  EntryDraft,
  ScheduleEntry,
  SchedulePerson,
  ShiftBreak,
} from '@shiftloom/backend/contracts/schedule'
import { missingBreak, type MissingBreak } from '@shiftloom/solver/labour_code/figures/missing_break'
import type { LabourLimits } from '@shiftloom/solver/labour_code/limits'
import type { PlanContext } from '@shiftloom/solver/labour_code/plan/plan_context'
import { periodOf } from '@shiftloom/solver/time'
import { proposedBreaks } from '../model/proposed_breaks.ts'
import { differences, readBreaks } from '../model/shift_form.ts'
import type { ZoneOf } from '../model/entry_draft.ts'

/** A shift as far as its breaks depend on it. */
type ShiftAt = Pick<EntryDraft, 'employeeId' | 'locationId' | 'day' | 'start' | 'end'>
type Pause = Pick<ShiftBreak, 'minutes' | 'paid'>

/** What the law asks of breaks in the plan on screen, and what a shift gets that is planned without any. */
export type BreakLaw = {
  /** The break a shift with these breaks still needs; null when it has enough, undefined where the law is not known. */
  missing: (shift: ShiftAt, breaks: readonly Pause[]) => MissingBreak | null | undefined
  /** The usual breaks of the person, and what the law asks for beyond them. */
  breaksOf: (shift: ShiftAt) => ShiftBreak[]
}

export function breakLawOf(
  context: PlanContext | null,
  personById: ReadonlyMap<string, SchedulePerson>,
  zoneOf: ZoneOf
): BreakLaw {
  const missing: BreakLaw['missing'] = (shift, breaks) => {
    const zone = zoneOf(shift.locationId)
    const limits = limitsAt(context, shift, zone)
    if (!limits) return undefined
    return missingBreak({ ...periodOf(shift.day, shift.start, shift.end, zone), zone, breaks }, limits)
  }
  const breaksOf: BreakLaw['breaksOf'] = (shift) => {
    const person = personById.get(shift.employeeId ?? '')
    const proposed = proposedBreaks(person, shift, (breaks) => missing(shift, breaks))
    return readBreaks(proposed, shift).breaks
  }
  return { missing, breaksOf }
}

/** An open shift belongs to no one yet: the law of its place is asked. */
function limitsAt(
  context: PlanContext | null,
  { employeeId, day }: ShiftAt,
  zone: string
): LabourLimits | null {
  if (!context) return null
  const person = employeeId && context.people.find(({ id }) => id === employeeId)
  const rules = person
    ? context.ruleSets.find(({ id }) => id === person.ruleSetId)
    : (context.ruleSets.find((one) => one.zone === zone) ?? context.ruleSets[0])
  const versions = rules?.versions ?? []
  return (versions.findLast(({ validFrom }) => validFrom <= day) ?? versions[0])?.limits ?? null
}

/**
 * The breaks of a shift whose times were typed again: a shift that had what the law asks for keeps having it. null: they
 * stay as they are, also where the break was left out before.
 */
export function breaksAfterEdit(
  law: BreakLaw,
  entry: ScheduleEntry,
  times: Pick<EntryDraft, 'start' | 'end'> & Partial<ShiftAt>
): ShiftBreak[] | null {
  if (law.missing(entry, entry.breaks)) return null
  const due = law.missing({ ...entry, ...times }, entry.breaks)
  return due ? [...entry.breaks, { start: null, ...due }] : null
}

/** The same for all fields of a shift: breaks that the planner changed among them stay as they were put. */
export function withBreaksAfterEdit(
  law: BreakLaw,
  entry: ScheduleEntry,
  edited: Partial<EntryDraft>
): Partial<EntryDraft> {
  const changed = differences(entry, edited)
  const isRetimed = 'start' in changed || 'end' in changed
  const breaks =
    isRetimed && !('breaks' in changed) ? breaksAfterEdit(law, entry, { ...entry, ...edited }) : null
  return breaks ? { ...edited, breaks } : edited
}
