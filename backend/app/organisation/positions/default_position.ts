import { rows } from '#app/core/organisation_context'

/** The default until now is one no longer. Needs `lockPositions`. */
export const yieldDefault = (toId: string): Promise<unknown> =>
  rows(
    `update positions set is_default = false, version = version + 1, updated_at = now() where is_default and id <> ?`,
    [toId]
  )

/** While positions are in use one of them is the default: the first, if none was chosen. Needs `lockPositions`. */
export async function ensureDefault(): Promise<void> {
  await rows(`update positions set is_default = false where is_default and archived_at is not null`)
  await rows(
    `update positions set is_default = true, version = version + 1, updated_at = now()
     where id = (select id from positions where archived_at is null order by sort_order, name, id limit 1)
       and not exists (select from positions where is_default)`
  )
}
