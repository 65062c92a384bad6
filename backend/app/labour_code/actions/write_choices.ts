import { organisationContext, rows } from '#app/core/organisation_context'
import type { StoredSettings } from '#app/labour_code/queries/read_settings'

/** Stores how the plans of the organisation are judged, in place of what was stored before. */
export const writeChoices = (choices: StoredSettings): Promise<unknown> =>
  rows(
    `insert into labour_code_settings (organisation_id, choices) values (?, ?::jsonb)
     on conflict (organisation_id) do update set choices = excluded.choices, updated_at = now()`,
    [organisationContext.current().id, JSON.stringify(choices)]
  )

/** Stores which part of a country keeps the holidays that count, by country, in place of what was stored before. */
export const writeHolidayRegions = (regions: Record<string, string>): Promise<unknown> =>
  rows(
    `insert into labour_code_settings (organisation_id, holiday_regions) values (?, ?::jsonb)
     on conflict (organisation_id) do update set holiday_regions = excluded.holiday_regions, updated_at = now()`,
    [organisationContext.current().id, JSON.stringify(regions)]
  )
