import type { SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import type { TypedEntry } from './entry_input.ts'
import { readBreaks, type ShiftForm } from './shift_form.ts'
import { pausesOf, typedBreaks, type DueBreak } from './typed_breaks.ts'

type Times = Pick<TypedEntry, 'start' | 'end'>
type Person = Pick<SchedulePerson, 'breaks'> | undefined
type Usual = ShiftForm['breaks'][number] & { allowUnpaid: boolean }

/**
 * What the person usually takes, as far as a shift of these times has room for it: breaks that begin before the shift
 * or end after it are not proposed, nor those that would fill it. What the law asks for beyond them comes last.
 */
export function proposedBreaks(person: Person, { start, end }: Times, due: DueBreak): ShiftForm['breaks'] {
  const fitting: Usual[] = []
  for (const usual of person?.breaks ?? []) {
    const one = { ...usual, start: usual.start ?? '' }
    const { problems, tooLong } = readBreaks([...fitting, one], { start, end })
    if (!tooLong && Object.keys(problems).length === 0) fitting.push(one)
  }
  const proposed = unpaidWhereAllowed(fitting, due)
  const missing = due(pausesOf(proposed))
  return missing ? [...proposed, { start: '', ...missing }] : proposed
}

/** A paid break that may be taken unpaid stays paid only where the law, as far as it is known, would ask for more without it. */
function unpaidWhereAllowed(usual: readonly Usual[], due: DueBreak): ShiftForm['breaks'] {
  const breaks: ShiftForm['breaks'] = usual.map(({ start, minutes, paid }) => ({ start, minutes, paid }))
  const owedMinutes = () => due(pausesOf(breaks))?.minutes ?? 0
  for (const [place, one] of [...breaks.entries()].toReversed()) {
    if (!one.paid || !usual[place]?.allowUnpaid || due([]) === undefined) continue
    const owed = owedMinutes()
    one.paid = false
    if (owedMinutes() > owed) one.paid = true
  }
  return breaks
}

/** What a new shift begins with: breaks typed after the times, else the proposal. */
export function usualBreaks(typed: TypedEntry, person: Person, due: DueBreak): ShiftForm['breaks'] {
  return typed.breakMinutes.length > 0
    ? typedBreaks(typed.breakMinutes, due)
    : proposedBreaks(person, typed, due)
}

/** What is written with a new shift. `put`: what the planner changed the breaks to; `null` if untouched. */
export const breaksOfNew = (
  typed: TypedEntry,
  put: ShiftForm['breaks'] | null,
  person: Person,
  due: DueBreak
): ReturnType<typeof readBreaks> => readBreaks(put ?? usualBreaks(typed, person, due), typed)
