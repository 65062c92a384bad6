import { database } from '#app/core/database/database'
import { isLimited, ruleColumns } from '#app/requests/queries/rule_columns'
import type { RequestKind } from '#contracts/requests'

const kindsOf = (regionId: string) =>
  database()
    .selectFrom('requestKinds')
    .select(['id', 'version', 'names', ...ruleColumns, isLimited])
    .where('regionId', '=', regionId)

/** In the order in which companies get them. */
export const listRequestKinds = (regionId: string): Promise<RequestKind[]> =>
  kindsOf(regionId).orderBy('sort').orderBy('code').execute()

export const loadRequestKind = (regionId: string, id: string): Promise<RequestKind | undefined> =>
  kindsOf(regionId).where('id', '=', id).executeTakeFirst()
