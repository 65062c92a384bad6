import type { EntryOperation, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { MissingBreak } from '@shiftloom/solver/labour_code/figures/missing_break'
import { planUpdate } from '../model/plan_operations.ts'
import type { BreakLaw } from '../rules/break_law.ts'
import type { Warning } from '../model/warning.ts'

export type BreakRemedy = { entry: ScheduleEntry; add: MissingBreak }

/** The break that ends a warning about breaks, and the shift it goes to; null when there is no such way out. */
export function breakRemedyOf(
  { verdict, causeId, accepted }: Warning,
  entryById: ReadonlyMap<string, ScheduleEntry>,
  law: BreakLaw
): BreakRemedy | null {
  const entry = causeId && entryById.get(causeId)
  if (verdict.ruleId !== 'day_break' || accepted || !entry || entry.locked) return null
  const alone = verdict.shiftIds.length === 1 ? law.missing(entry, entry.breaks) : null
  return { entry, add: alone ?? missingOfSeveral(verdict) }
}

/** Shifts that touch are one: a break of the full length serves wherever only one break may count. */
const missingOfSeveral = ({ paidOnly, limit, actual }: Warning['verdict']): MissingBreak =>
  paidOnly ? { minutes: limit - actual, paid: true } : { minutes: limit, paid: false }

type ShownShifts = { rowIds: readonly string[]; isFaded: (entry: ScheduleEntry) => boolean }

/** The remedies of all warnings about breaks in the shifts shown: in these rows, and not faded by a filter. */
export function breakRemedies(
  warnings: readonly Warning[],
  { rowIds, isFaded }: ShownShifts,
  entryById: ReadonlyMap<string, ScheduleEntry>,
  law: BreakLaw
): BreakRemedy[] {
  const shown = new Set(rowIds)
  const found = warnings.flatMap((warning) => {
    const remedy = shown.has(warning.verdict.personId) && breakRemedyOf(warning, entryById, law)
    return remedy && !isFaded(remedy.entry) ? [remedy] : []
  })
  return [...new Map(found.map((remedy) => [remedy.entry.id, remedy])).values()]
}

export const planBreaks = (remedies: readonly BreakRemedy[]): EntryOperation[] =>
  remedies.map(({ entry, add }) => planUpdate(entry, { breaks: [...entry.breaks, { start: null, ...add }] }))
