import { rows } from '#app/core/organisation_context'
import { licencePlaces } from '#app/organisation/company/licence_places'
import { locationScope } from '#app/organisation/directory/scope'
import type { LanguageId } from '#contracts/enums'
import type { DateFormat } from '#contracts/organisation'

type Named = { id: string; name: string }
/** What texts of a file can name, and how the organisation writes. */
export type ImportDirectory = {
  /** Those the current user sees. */
  locations: (Named & { code: string | null })[]
  /** Archived ones left out. */
  positions: Named[]
  tags: Named[]
  language: LanguageId
  /** ISO 3166-1 alpha-2. */
  country: string
  /** ISO 4217. */
  currency: string
  dateFormat: DateFormat
  /** How many more people the licence has room for; `null` for no limit. Below zero when there are too many already. */
  seats: number | null
  /** `null` for no limit */
  licensed: number | null
}

export async function importDirectory(): Promise<ImportDirectory> {
  const scope = locationScope()
  const [found] = await rows<Pick<ImportDirectory, 'language' | 'country' | 'currency' | 'dateFormat'>>(
    'select language, country, currency, date_format as "dateFormat" from organisations'
  )
  const { licensed, taken } = await licencePlaces()
  return {
    ...found!,
    licensed,
    seats: licensed === null ? null : licensed - taken,
    locations: await rows(
      `select l.id, l.name, l.code from locations l where l.archived_at is null and ${scope.sql} order by l.id`,
      scope.bindings
    ),
    positions: await rows('select id, name from positions where archived_at is null order by id'),
    tags: await rows('select id, name from tags order by id'),
  }
}
