import { rows } from '#app/core/organisation_context'

export type SpecialPositions = {
  /** Not included in working hours. */
  uncountedIds: string[]
  /** Dangerous or strenuous work. */
  strenuousIds: string[]
}

/** Positions whose work is judged differently, archived ones too: shifts keep them. */
export async function specialPositions(): Promise<SpecialPositions> {
  const found = await rows<{ id: string; counts: boolean; strenuous: boolean }>(
    `select id, included_in_working_hours as counts, strenuous from positions
     where strenuous or not included_in_working_hours order by id`
  )
  return {
    uncountedIds: found.filter(({ counts }) => !counts).map(({ id }) => id),
    strenuousIds: found.filter(({ strenuous }) => strenuous).map(({ id }) => id),
  }
}
