import { sql } from 'kysely'
import { database, json } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { folded } from '#app/imports/folded'
import { findImport } from '#app/imports/queries/find_import'
import { findMatches } from '#app/imports/queries/find_mapping'
import type { ImportCheckRequest, ImportMatches } from '#contracts/imports'

const changeable = ['draft', 'checked']

/**
 * Says what texts of a file mean, and whether values that cannot be read cost their rows, before it is checked again.
 * What texts mean is remembered for this person.
 *
 * @throws core.not_found
 * @throws imports.not_possible_now once the import was asked for
 */
export async function decideReading(
  importId: string,
  { matches, leaveOutUnreadable }: ImportCheckRequest
): Promise<void> {
  if (!matches && leaveOutUnreadable === undefined) return
  const { state, kind } = await findImport(importId, 'lock')
  if (!changeable.includes(state)) throw new DomainError('imports.not_possible_now', { state })
  const said = joined(await findMatches(kind), matches ?? {})
  const options = leaveOutUnreadable === undefined ? {} : { leaveOutUnreadable }
  await database()
    .updateTable('imports')
    .set((eb) => ({
      matches: json(said),
      options: sql`${eb.ref('options')} || ${json(options)}`,
    }))
    .where('id', '=', importId)
    .execute()
  await database()
    .updateTable('importMappings')
    .set({ matches: json(said) })
    .where('userId', '=', organisationContext.actor().userId)
    .where('kind', '=', kind)
    .execute()
}

/** An empty meaning removes the earlier one. */
function joined(before: ImportMatches, said: ImportMatches): ImportMatches {
  const kinds = [...new Set([...Object.keys(before), ...Object.keys(said)])] as (keyof ImportMatches)[]
  return Object.fromEntries(
    kinds.map((kind) => {
      const now = Object.entries(said[kind] ?? {}).map(([text, meaning]) => [folded(text), meaning] as const)
      const all = Object.entries({ ...before[kind], ...Object.fromEntries(now) })
      return [kind, Object.fromEntries(all.filter(([, meaning]) => meaning).slice(-mostMatches))]
    })
  )
}

/** Of one kind, so that what is remembered stays small. */
const mostMatches = 1_000
