import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { requestStatuses } from '#contracts/enums'
import type { StoredCut } from '#database/json/requests'

/**
 * What one shift became by cuts of the person's requests. A piece that a request left may have been cut again by another
 * one, or joined with others as that was taken back, so that the ids a single cut remembers are not those that border on
 * it any more.
 */
export type CutShifts = {
  /** Every shift that came of the one a cut belongs to. */
  piecesOf: (cut: StoredCut) => ReadonlySet<string>
  /** Whether a shift was given back between other cuts. */
  isApart: (id: string) => boolean
  /** Whether another request that is approved took of the same shift what lies just before a cut, or just after it. */
  bordersOnCut: (cut: StoredCut) => boolean
}

/** By all requests of a person, withdrawn ones with them. */
export async function cutShiftsOf(employeeId: string): Promise<CutShifts> {
  const requests = await database()
    .selectFrom('requests')
    .select(['effect', 'status'])
    .where('employeeId', '=', employeeId)
    .where(sql<boolean>`effect -> 'cuts' is not null`)
    .execute()
  const cuts = requests.flatMap(({ effect, status }) =>
    (effect?.cuts ?? []).map((cut) => ({ cut, ids: idsOf(cut), stands: status === requestStatuses.approved }))
  )
  const piecesOf = (cut: StoredCut) => {
    const pieces = new Set(idsOf(cut))
    for (let size = 0; size < pieces.size;) {
      size = pieces.size
      for (const { ids } of cuts) if (ids.some((id) => pieces.has(id))) for (const id of ids) pieces.add(id)
    }
    return pieces
  }
  return {
    piecesOf,
    isApart: (id) => cuts.some(({ cut }) => cut.apartId === id),
    bordersOnCut(cut) {
      const pieces = piecesOf(cut)
      return cuts.some(
        ({ cut: other, ids, stands }) =>
          stands &&
          (other.endsAt === cut.startsAt || other.startsAt === cut.endsAt) &&
          ids.some((id) => pieces.has(id))
      )
    },
  }
}

const idsOf = ({ beforeId, afterId, apartId }: StoredCut): string[] =>
  [beforeId, afterId, apartId ?? null].filter((id) => id !== null)
