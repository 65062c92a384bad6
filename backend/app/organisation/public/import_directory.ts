import { rows } from '#app/core/organisation_context'
import { locationScope } from '#app/organisation/queries/scope'
import type { LanguageId } from '#contracts/enums'
import type { DateFormat } from '#contracts/organisation'

type Named = { id: string; name: string }
/** What texts of a file can name, and how the organisation writes. */
export type ImportDirectory = {
  /** Those the acting person sees. */
  locations: (Named & { code: string | null })[]
  /** Archived ones left out. */
  positions: Named[]
  tags: Named[]
  language: LanguageId
  /** ISO 4217. */
  currency: string
  dateFormat: DateFormat
  /** How many more people the licence has room for; null: no limit; sample people take none. Below zero when there are too many already. */
  seats: number | null
}

export async function importDirectory(): Promise<ImportDirectory> {
  const scope = locationScope()
  const [found] = await rows<Omit<ImportDirectory, 'locations' | 'positions' | 'tags'>>(
    `select language, currency, date_format as "dateFormat",
       licence_positions - (select count(*)::int from employees where archived_at is null and not is_sample) as seats
     from organisations`
  )
  return {
    ...found!,
    locations: await rows(
      `select l.id, l.name, l.code from locations l where l.archived_at is null and ${scope.sql} order by l.id`,
      scope.bindings
    ),
    positions: await rows('select id, name from positions where archived_at is null order by id'),
    tags: await rows('select id, name from tags order by id'),
  }
}
