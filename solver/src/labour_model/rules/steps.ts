/** `people` from `from` units an hour on, until the next step. */
export type Step = { readonly from: number; readonly until: number | null; readonly people: number }

export type StepsFault = 'empty' | 'starts_above_zero' | 'gap' | 'overlap' | 'empty_step' | 'not_whole'

/** What is wrong with a table of steps, null when it gives exactly one answer for every value from 0. */
export function stepsFault(steps: readonly Step[]): StepsFault | null {
  if (steps.length === 0) return 'empty'
  if (steps[0]!.from !== 0) return steps[0]!.from > 0 ? 'starts_above_zero' : 'overlap'
  for (const [place, { from, until, people }] of steps.entries()) {
    const next = steps[place + 1]
    if (!Number.isInteger(people) || people < 0) return 'not_whole'
    if (until !== null && until <= from) return 'empty_step'
    if (next && (until === null || next.from < until)) return 'overlap'
    if (next && next.from > until!) return 'gap'
  }
  return null
}

/** People for a value an hour; beyond the last step the last step holds. */
export function peopleInSteps(steps: readonly Step[], unitsPerHour: number): number {
  let people = 0
  for (const step of steps) {
    if (unitsPerHour < step.from) break
    people = step.people
  }
  return people
}
