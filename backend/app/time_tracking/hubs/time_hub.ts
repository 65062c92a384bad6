import type { Account } from '#app/core/http/account'
import type { Hub } from '#app/core/hubs/hub'
import { canUse } from '#contracts/abilities'

/** Everyone of the organisation who looks at registered time of other people. */
export const timeViewers = 'viewers'

const sees = ({ role, entitlements }: Account): boolean => canUse(role, 'records.read', entitlements)

/** Says that registered time changed, without its content: each screen reads again what the person may see. */
export const timeHub: Hub = {
  mayConnect: ({ account }) => account.organisationId !== null && sees(account),
  mayJoin: ({ account }, group) => group === timeViewers && sees(account),
  methods: { JoinTime: (caller) => caller.join(timeViewers) },
}
