import { database, nextVersion } from '#app/core/database/database'

/** The default until now is one no longer. Needs `lockPositions`. */
export const yieldDefault = (toId: string): Promise<unknown> =>
  database()
    .updateTable('positions')
    .set({ isDefault: false, version: nextVersion })
    .where('isDefault', '=', true)
    .where('id', '<>', toId)
    .execute()

/** While positions are in use one of them is the default: the first, if none was chosen. Needs `lockPositions`. */
export async function ensureDefault(): Promise<void> {
  await database()
    .updateTable('positions')
    .set({ isDefault: false })
    .where('isDefault', '=', true)
    .where('archivedAt', 'is not', null)
    .execute()
  await database()
    .updateTable('positions')
    .set({ isDefault: true, version: nextVersion })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('positions')
        .select('id')
        .where('archivedAt', 'is', null)
        .orderBy('sortOrder')
        .orderBy('name')
        .orderBy('id')
        .limit(1)
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('positions').where('isDefault', '=', true)))
    )
    .execute()
}
