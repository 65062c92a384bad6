import type { Account } from '#app/core/http/account'
import type { Hub } from '#app/core/hubs/hub'
import { canUse } from '#contracts/abilities'

/** Everyone of the organisation who looks at a screen of the module, or at the need beside the schedule. */
export const demandViewers = 'viewers'

const sees = ({ role, entitlements }: Account): boolean =>
  entitlements.metricsEnabled &&
  (canUse(role, 'demand.read', entitlements) || canUse(role, 'staff_need.read', entitlements))

/** Says what changed, without its content: each screen reads again what it shows and the person may see. */
export const demandHub: Hub = {
  mayConnect: ({ account }) => account.organisationId !== null && sees(account),
  mayJoin: ({ account }, group) => group === demandViewers && sees(account),
  methods: { JoinDemand: (caller) => caller.join(demandViewers) },
}
