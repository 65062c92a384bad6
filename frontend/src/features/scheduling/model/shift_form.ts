import type { EntryDraft, ScheduleEntry, ShiftBreak } from '@shiftloom/backend/contracts/schedule'
import { clockMinutes } from '@shiftloom/solver/time'
import { readTypedEntry } from './entry_input.ts'
import { pausesOf, typedBreaks, type DueBreak, type TypedBreak } from './typed_breaks.ts'

/** The panel's fields, as text where the planner types. */
export type ShiftForm = {
  times: string
  day: string
  employeeId: string | null
  positionId: string | null
  locationId: string
  breaks: TypedBreak[]
  comment: string
  locked: boolean
}
/** Keys of sentences, by field; breaks by their index. */
export type FormProblems = Partial<Record<'times' | 'locationId' | `break.${number}`, string>>

export const formOf = (entry: ScheduleEntry): ShiftForm => ({
  times: `${entry.start}–${entry.end}`,
  day: entry.day,
  employeeId: entry.employeeId,
  positionId: entry.positionId,
  locationId: entry.locationId,
  breaks: formBreaks(entry.breaks),
  comment: entry.comment ?? '',
  locked: entry.locked,
})

export const formBreaks = (breaks: readonly ShiftBreak[]): ShiftForm['breaks'] =>
  breaks.map(({ start, minutes, paid }) => ({ start: start ?? '', minutes, paid }))

/**
 * Reads the form; breaks typed after the times are added to the list. Source of the break rules: specification, section 5.
 *
 * @param due what the law still asks for in a shift of times like these
 */
export function readForm(
  form: ShiftForm,
  due: (times: { start: string; end: string }) => DueBreak = () => () => null
): { changes: Partial<EntryDraft> | null; problems: FormProblems } {
  const typed = readTypedEntry(form.times)
  const problems: FormProblems = {}
  if (!typed.ok) problems.times = typed.problem
  if (!form.locationId) problems.locationId = 'required'
  if (!typed.ok) return { changes: null, problems }

  const { start, end, breakMinutes } = typed.value
  const dueNow = due({ start, end })
  const typedAfter = typedBreaks(breakMinutes, (breaks) => dueNow([...pausesOf(form.breaks), ...breaks]))
  const read = readBreaks([...form.breaks, ...typedAfter], { start, end })
  Object.assign(problems, read.problems)
  if (read.tooLong) problems.times ??= 'break_too_long'
  const { breaks } = read
  if (Object.keys(problems).length > 0) return { changes: null, problems }

  const { day, employeeId, positionId, locationId, locked } = form
  const comment = form.comment.trim() || null
  return {
    changes: { start, end, day, employeeId, positionId, locationId, breaks, comment, locked },
    problems,
  }
}

/** Breaks of a shift, and what is wrong with each. `tooLong`: together they are as long as the shift. */
export function readBreaks(
  given: ShiftForm['breaks'],
  { start, end }: { start: string; end: string }
): { breaks: ShiftBreak[]; problems: FormProblems; tooLong: boolean } {
  const length = (clockMinutes(end) - clockMinutes(start) + 1440) % 1440 || 1440
  const problems: FormProblems = {}
  const breaks: ShiftBreak[] = []
  given.forEach((pause, index) => {
    const problem = problemOfBreak(pause, clockMinutes(start), length)
    if (problem) problems[`break.${index}`] = problem
    else breaks.push({ start: pause.start || null, minutes: Number(pause.minutes), paid: pause.paid })
  })
  return { breaks, problems, tooLong: breaks.reduce((sum, { minutes }) => sum + minutes, 0) >= length }
}

function problemOfBreak(
  { start, minutes }: ShiftForm['breaks'][number],
  shiftStart: number,
  length: number
): string | null {
  const amount = Number(minutes)
  if (!Number.isInteger(amount) || amount < 1) return 'break_length'
  if (amount >= length) return 'break_too_long'
  if (!start) return null
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(start)) return 'bad_time'
  const offset = (clockMinutes(start) - shiftStart + 1440) % 1440
  return offset + amount > length ? 'break_outside' : null
}

/** Only what differs from the entry, so that a colleague's edit of another field is not overwritten. */
export function differences(entry: ScheduleEntry, changes: Partial<EntryDraft>): Partial<EntryDraft> {
  const known = entry as unknown as Record<string, unknown>
  const differing = Object.entries(changes).filter(
    ([key, value]) => JSON.stringify(known[key] ?? null) !== JSON.stringify(value ?? null)
  )
  return Object.fromEntries(differing)
}
