import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import type { StoredCut } from '#database/json/requests'

/**
 * What one shift became by cuts of the person's requests. A piece that a request left may have been cut again by another
 * one, or joined with others as that was taken back, so that the ids a single cut remembers are not those that border on
 * it any more.
 */
export type Pieces = (cut: StoredCut) => ReadonlySet<string>

/** Of all requests of a person, withdrawn ones with them. */
export async function piecesOfShifts(employeeId: string): Promise<Pieces> {
  const requests = await database()
    .selectFrom('requests')
    .select('effect')
    .where('employeeId', '=', employeeId)
    .where(sql<boolean>`effect -> 'cuts' is not null`)
    .execute()
  const cuts = requests.flatMap(({ effect }) => effect?.cuts ?? []).map(idsOf)
  return (cut) => {
    const ids = new Set(idsOf(cut))
    for (let size = 0; size < ids.size;) {
      size = ids.size
      for (const one of cuts) if (one.some((id) => ids.has(id))) for (const id of one) ids.add(id)
    }
    return ids
  }
}

const idsOf = ({ beforeId, afterId }: StoredCut): string[] => [beforeId, afterId].filter((id) => id !== null)
