import { hubs } from '#app/core/hubs/hubs'
import { organisationContext } from '#app/core/organisation_context'
import type { DemandChanged, DemandPart } from '#contracts/demand'
import { demandViewers } from '#app/demand/hubs/demand_hub'

type Place = { locationId?: string; metricId?: string }

/** Asks those who look at this part of the module to read it again, once the change is stored. */
export function announceDemand(part: DemandPart, { locationId, metricId }: Place = {}): void {
  const { id: organisationId, actor } = organisationContext.current()
  const message: DemandChanged = {
    ...{ part, locationId: locationId ?? null, metricId: metricId ?? null },
    byUserId: actor?.userId ?? null,
  }
  organisationContext.afterCommit(() =>
    hubs.toGroup('demand', { organisationId, group: demandViewers }, 'demandChanged', message)
  )
}
