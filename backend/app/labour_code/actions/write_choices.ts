import type { RawBuilder } from 'kysely'
import { database, json } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import type { StoredSettings } from '#database/json/labour_code'
import type { StoredJson } from '#database/json_column'

/** Stores how the plans of the organisation are judged, in place of what was stored before. */
export const writeChoices = (choices: StoredSettings): Promise<unknown> => write({ choices: json(choices) })

/** Stores which part of a country keeps the holidays that count, by country, in place of what was stored before. */
export const writeHolidayRegions = (regions: Record<string, string>): Promise<unknown> =>
  write({ holidayRegions: json(regions) })

type Written =
  | { choices: RawBuilder<StoredJson<StoredSettings>> }
  | { holidayRegions: RawBuilder<StoredJson<Record<string, string>>> }

const write = (written: Written) =>
  database()
    .insertInto('labourCodeSettings')
    .values({ organisationId: organisationContext.current().id, ...written })
    .onConflict((own) => own.column('organisationId').doUpdateSet({ ...written }))
    .execute()
