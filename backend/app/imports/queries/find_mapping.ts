import { organisationContext, rows } from '#app/core/organisation_context'
import { usualImportOptions, type ImportMapping, type ImportMatches } from '#contracts/imports'

const untouched: ImportMapping = { mapping: {}, options: usualImportOptions }

/** What the current user chose the last time; nothing before the first. */
export async function findMapping(kind: string): Promise<ImportMapping> {
  const [found] = await rows<ImportMapping>(
    'select mapping, options from import_mappings where user_id = ? and kind = ?',
    [organisationContext.actor().userId, kind]
  )
  return found ? { ...found, options: { ...usualImportOptions, ...found.options } } : untouched
}

/** What the current user said texts of files mean, the last time. */
export async function findMatches(kind: string): Promise<ImportMatches> {
  const [found] = await rows<{ matches: ImportMatches }>(
    'select matches from import_mappings where user_id = ? and kind = ?',
    [organisationContext.actor().userId, kind]
  )
  return found?.matches ?? {}
}
