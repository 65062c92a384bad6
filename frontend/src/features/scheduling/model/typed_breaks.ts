import type { MissingBreak } from '@shiftloom/solver/labour_code/figures/missing_break'

/** A break as the fields have it: numbers may be half typed. */
export type TypedBreak = { start: string; minutes: number | string; paid: boolean }
type Pause = { minutes: number; paid: boolean }
/** The break that a shift of the times in question still needs beside these; undefined where the law is not known. */
export type DueBreak = (breaks: readonly Pause[]) => MissingBreak | null | undefined

/** Breaks typed after the times: paid as far as they are the break the law asks for, others are unpaid. */
export function typedBreaks(breakMinutes: readonly number[], due: DueBreak): TypedBreak[] {
  const breaks: TypedBreak[] = []
  for (const minutes of breakMinutes) {
    const missing = due(pausesOf(breaks))
    breaks.push({ start: '', minutes, paid: missing?.paid === true && minutes <= missing.minutes })
  }
  return breaks
}

/** Breaks of a form in numbers; what is not a number yet counts as none. */
export const pausesOf = (breaks: readonly TypedBreak[]): Pause[] =>
  breaks.map(({ minutes, paid }) => ({ minutes: Number(minutes) || 0, paid }))
