import { rows } from '#app/core/organisation_context'

/** Names of positions by id, archived ones too; an unknown id is missing. */
export async function positionNames(ids: readonly string[]): Promise<Map<string, string>> {
  const found = await rows<{ id: string; name: string }>(
    'select id, name from positions where id = any(?::uuid[])',
    [ids]
  )
  return new Map(found.map(({ id, name }) => [id, name]))
}
