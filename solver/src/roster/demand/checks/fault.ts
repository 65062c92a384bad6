import type { RosterProblem } from '../../problem.ts'

export const problemFaultCodes = [
  /** Another version than this kernel reads; `version`. */
  'version_unknown',
  /** A part that must be there is missing or of another kind; `part`. */
  'part_missing',
  /** The planned days are empty or no days; `from`, `until`. */
  'days_empty',
  /** The zone is unknown; `zone`. */
  'zone_unknown',
  /** Two of one kind have the same id; `part`, `id`. */
  'id_twice',
  /** Something names an id that is not there; `part`, `id`, `by`. */
  'id_unknown',
  /** A period that ends before it begins; `part`, `id`. */
  'period_backwards',
  /** A number outside its bounds; `part`, `id`, `field`, `value`. */
  'number_wrong',
  /** A window whose least is above its most; `personId`, `field`, `min`, `max`. */
  'limit_crossed',
  /** Two limits that no plan can meet together; `personId`, `field`, `other`, `least`, `most`. */
  'limits_contradict',
  /** Caps of one contract with different weights cannot be counted together; `personId`. */
  'weights_differ',
  /** Figures of the past that contradict each other; `personId`. */
  'history_contradicts',
  /** Clock time, length or breaks that no shift can have; `id`, `field`. */
  'catalogue_wrong',
  /** Demand of two forms at once; `forms`. */
  'demand_mixed',
  /** A count for a shift that may not start on that day, or outside the planned days; `day`, `shiftTypeId`. */
  'count_off_day',
  /** Two counts for the same shift, day, location and position; `day`, `shiftTypeId`. */
  'count_twice',
  /** A headcount with no shape or catalogue shift to cover it; `positionId`. */
  'headcount_without_shifts',
  /** A row with more slots than the planned days; `positionId`, `slots`, `most`. */
  'headcount_too_long',
  /** Minutes of a shape or catalogue shift that are no multiples of a row's slots; `positionId`, `slotMinutes`, `minutes`. */
  'slots_do_not_fit',
] as const
export type ProblemFaultCode = (typeof problemFaultCodes)[number]

/** What is wrong, with ids and numbers; never names. */
export type ProblemFault = {
  readonly code: ProblemFaultCode
  readonly details: Readonly<Record<string, string | number>>
}

export type ProblemCheck = (problem: RosterProblem) => ProblemFault[]

export const fault = (code: ProblemFaultCode, details: ProblemFault['details']): ProblemFault => ({
  code,
  details,
})

/** The faults of those values that are no whole number of at least `least`. */
export function wholeNumbers(
  part: string,
  id: string,
  values: Readonly<Record<string, number | null | undefined>>,
  least = 0
): ProblemFault[] {
  return Object.entries(values).flatMap(([field, value]) =>
    value == null || (Number.isInteger(value) && value >= least)
      ? []
      : [fault('number_wrong', { part, id, field, value: Number(value) })]
  )
}

/** One fault for each id that comes again. */
export function idsOnce(part: string, ids: readonly string[]): ProblemFault[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const id of ids) (seen.has(id) ? twice : seen).add(id)
  return [...twice].map((id) => fault('id_twice', { part, id }))
}
