import { organisationContext, rows } from '#app/core/organisation_context'
import type { ImportMapping } from '#contracts/imports'

const untouched: ImportMapping = {
  mapping: {},
  options: { createPositions: false, createTags: false, archiveMissing: false, invite: false },
}

/** What the acting person chose the last time; nothing before the first. */
export async function findMapping(kind: string): Promise<ImportMapping> {
  const [found] = await rows<ImportMapping>(
    'select mapping, options from import_mappings where user_id = ? and kind = ?',
    [organisationContext.actor().userId, kind]
  )
  return found ?? untouched
}
