import type { SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import type { TypedEntry } from './entry_input.ts'
import { readBreaks, type ShiftForm } from './shift_form.ts'

type Times = Pick<TypedEntry, 'start' | 'end'>

/**
 * What the person usually takes, as far as a shift of these times has room for it: breaks that begin before the shift
 * or end after it are not proposed, nor those that would fill it.
 */
export function proposedBreaks(
  person: Pick<SchedulePerson, 'breaks'> | undefined,
  { start, end }: Times
): ShiftForm['breaks'] {
  const proposed: ShiftForm['breaks'] = []
  for (const usual of person?.breaks ?? []) {
    const one = { start: usual.start ?? '', minutes: usual.minutes, paid: usual.paid }
    const { problems, tooLong } = readBreaks([...proposed, one], { start, end })
    if (!tooLong && Object.keys(problems).length === 0) proposed.push(one)
  }
  return proposed
}

/** What a new shift begins with: breaks typed after the times, else the proposal. */
export function usualBreaks(
  typed: TypedEntry,
  person: Pick<SchedulePerson, 'breaks'> | undefined
): ShiftForm['breaks'] {
  const typedAfter = typed.breakMinutes.map((minutes) => ({ start: '', minutes, paid: false }))
  return typedAfter.length > 0 ? typedAfter : proposedBreaks(person, typed)
}

/** What is written with a new shift. `put`: what the planner changed the breaks to; null when nobody touched them. */
export const breaksOfNew = (
  typed: TypedEntry,
  put: ShiftForm['breaks'] | null,
  person: Pick<SchedulePerson, 'breaks'> | undefined
): ReturnType<typeof readBreaks> => readBreaks(put ?? usualBreaks(typed, person), typed)
