import { rows } from '#app/core/organisation_context'
import { ruleColumns } from '#app/requests/queries/rule_columns'
import type { RequestKind } from '#contracts/requests'

const columns = `k.id, k.version, k.names, ${ruleColumns('k')}`

/** In the order in which companies get them. */
export const listRequestKinds = (regionId: string): Promise<RequestKind[]> =>
  rows<RequestKind>(`select ${columns} from request_kinds k where k.region_id = ? order by k.sort, k.code`, [
    regionId,
  ])

export async function loadRequestKind(regionId: string, id: string): Promise<RequestKind | undefined> {
  const [kind] = await rows<RequestKind>(
    `select ${columns} from request_kinds k where k.region_id = ? and k.id = ?`,
    [regionId, id]
  )
  return kind
}
