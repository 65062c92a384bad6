import { database } from '#app/core/database/database'
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
  const found = await database()
    .selectFrom('organisations')
    .select(['language', 'country', 'currency', 'dateFormat'])
    .executeTakeFirstOrThrow()
  const { licensed, taken } = await licencePlaces()
  return {
    ...found,
    licensed,
    seats: licensed === null ? null : licensed - taken,
    locations: await database()
      .selectFrom('locations as l')
      .select(['l.id', 'l.name', 'l.code'])
      .where('l.archivedAt', 'is', null)
      .where(locationScope())
      .orderBy('l.id')
      .execute(),
    positions: await database()
      .selectFrom('positions')
      .select(['id', 'name'])
      .where('archivedAt', 'is', null)
      .orderBy('id')
      .execute(),
    tags: await database().selectFrom('tags').select(['id', 'name']).orderBy('id').execute(),
  }
}
