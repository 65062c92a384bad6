import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import {
  usualImportOptions,
  type ImportKind,
  type ImportMapping,
  type ImportMatches,
} from '#contracts/imports'

const untouched: ImportMapping = { mapping: {}, options: usualImportOptions }

/** What the current user chose the last time; nothing before the first. */
export async function findMapping(kind: ImportKind): Promise<ImportMapping> {
  const found = await remembered(kind).select(['mapping', 'options']).executeTakeFirst()
  return found ? { ...found, options: { ...usualImportOptions, ...found.options } } : untouched
}

/** What the current user said texts of files mean, the last time. */
export async function findMatches(kind: ImportKind): Promise<ImportMatches> {
  const found = await remembered(kind).select('matches').executeTakeFirst()
  return found?.matches ?? {}
}

const remembered = (kind: ImportKind) =>
  database()
    .selectFrom('importMappings')
    .where('userId', '=', organisationContext.actor().userId)
    .where('kind', '=', kind)
