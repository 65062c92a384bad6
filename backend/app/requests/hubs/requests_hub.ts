import type { Account } from '#app/core/http/account'
import type { Hub } from '#app/core/hubs/hub'
import { canUse } from '#contracts/abilities'

/** Everyone of the organisation who looks at a screen with requests. */
export const requestViewers = 'viewers'

const sees = ({ role, entitlements }: Account): boolean => canUse(role, 'requests.read_own', entitlements)

/** Says that a request changed, without its content: each screen reads again what the person may see. */
export const requestsHub: Hub = {
  mayConnect: ({ account }) => account.organisationId !== null && sees(account),
  mayJoin: ({ account }, group) => group === requestViewers && sees(account),
  methods: { JoinRequests: (caller) => caller.join(requestViewers) },
}
