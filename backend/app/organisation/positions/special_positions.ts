import { database } from '#app/core/database/database'

export type SpecialPositions = {
  /** Not included in working hours. */
  uncountedIds: string[]
  /** Dangerous or strenuous work. */
  strenuousIds: string[]
  /** Harmful factors beyond what is allowed. */
  harmfulIds: string[]
}

/** Positions whose work is judged differently, archived ones too: shifts keep them. */
export async function specialPositions(): Promise<SpecialPositions> {
  const found = await database()
    .selectFrom('positions')
    .select(['id', 'includedInWorkingHours as counts', 'strenuous', 'harmful'])
    .where((eb) =>
      eb.or([eb('strenuous', '=', true), eb('harmful', '=', true), eb('includedInWorkingHours', '=', false)])
    )
    .orderBy('id')
    .execute()
  return {
    uncountedIds: found.filter(({ counts }) => !counts).map(({ id }) => id),
    strenuousIds: found.filter(({ strenuous }) => strenuous).map(({ id }) => id),
    harmfulIds: found.filter(({ harmful }) => harmful).map(({ id }) => id),
  }
}
