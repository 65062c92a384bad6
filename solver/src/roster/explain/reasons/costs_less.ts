import type { ReasonKind } from './reason_kind.ts'

/** Says so without numbers: what a person costs never leaves the kernel in a reason. */
export const costsLess: ReasonKind = ({ plan: { model }, shift, person, others }) => {
  const { costUnits, shifts, problem } = model
  if (costUnits === null || problem.goals.cost === 0 || others.length === 0) return false
  const costOf = (p: number): number => costUnits[p * shifts.length + shift]!
  const least = others.every((p) => costOf(person) < costOf(p))
  return least && { code: 'costs_less', details: { others: others.length } }
}
