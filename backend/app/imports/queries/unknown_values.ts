import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { folded } from '#app/imports/folded'
import type { ImportRow } from '#app/imports/queries/find_import'
import type { MatchKind, UnknownValue } from '#contracts/imports'

const kindOfReason: Record<string, MatchKind> = {
  'imports.problems.unknown_location': 'location',
  'imports.problems.two_locations': 'location',
  'imports.problems.unknown_metric': 'metric',
  'imports.problems.unknown_position': 'position',
  'imports.problems.unknown_tag': 'tag',
  'imports.problems.unknown_role': 'role',
  'imports.problems.unknown_language': 'language',
  'imports.problems.unknown_employment_type': 'employmentType',
}
/** More of them than a person would go through by hand. */
const mostValues = 200

/** Texts that name nothing the organisation has, the most frequent first, with what they were said to mean. */
export async function unknownValues({ id, matches }: ImportRow): Promise<UnknownValue[]> {
  const { rows: found } = await sql<{ reason: string; value: string; rows: number }>`
    select p->>'text' as reason, min(p->'details'->>'value') as value, count(distinct r.number)::int as rows
    from import_rows r, jsonb_array_elements(r.problems || r.notes) p
    where r.import_id = ${id} and p->>'text' = any(${Object.keys(kindOfReason)}::text[])
    group by p->>'text', lower(p->'details'->>'value') order by 3 desc, 2 limit ${mostValues}`.execute(
    database()
  )
  return found.map(({ reason, value, rows: count }) => {
    const kind = kindOfReason[reason]!
    return { kind, value, rows: count, match: matches[kind]?.[folded(value)] ?? null }
  })
}
