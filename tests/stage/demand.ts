import type { Metric } from '@shiftloom/backend/contracts/demand'
import type { RulesOfLocation } from '@shiftloom/backend/contracts/demand_rules'
import { apiOf } from './api.ts'
import { profileOf } from './scheduler.ts'
import { account } from './settings.ts'

/** The screens of demand of one location of the demo company. */
export async function demandScreens(): Promise<string[]> {
  const api = await apiOf(account('organisation admin'))
  const locationId = (await profileOf('employee')).locationIds[0]!
  const [metric] = await api.get<Metric[]>('/demand/metrics')
  const { positions } = await api.get<RulesOfLocation>(`/demand/locations/${locationId}/rules`)
  const place = `/demand/${locationId}`
  const records = `${place}/metric/records/${metric!.id}`
  return [
    ...[place, `${place}/rules`, `${place}/staff`, `${place}/staff?run=new`, records, `${records}/edit`],
    `${place}/staff/${positions[0]!.positionId}/edit`,
  ]
}
