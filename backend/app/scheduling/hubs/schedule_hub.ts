import type { Account } from '#app/core/http/account'
import type { Hub, HubCaller } from '#app/core/hubs/hub'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { allLocationIds } from '#app/organisation/public/location_ids'
import { canUse } from '#contracts/abilities'
import { ownOf, plannersOf, staffOf } from '#app/scheduling/hubs/groups'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const mostLocations = 500

/** Which groups each connection watches, so that a new choice of locations ends the old one. */
const watched = new Map<string, string[]>()

const declares = ({ role, entitlements }: Account): boolean =>
  canUse(role, 'availabilities.read_own', entitlements)
const plans = ({ role, entitlements }: Account): boolean => canUse(role, 'schedule.read', entitlements)
const sees = ({ role, entitlements }: Account): boolean => canUse(role, 'schedule.read_own', entitlements)

/** Notifies viewers of a schedule of changes: planners of every change, staff of what is published. */
export const scheduleHub: Hub = {
  mayConnect: ({ account }) => account.organisationId !== null && (sees(account) || declares(account)),
  mayJoin({ account }, group) {
    const [kind, id = ''] = group.split(':')
    if (kind === 'own') return declares(account) && id === account.employeeId
    const touches = account.locationIds === null || account.locationIds.includes(id)
    return (
      touches &&
      uuid.test(id) &&
      (kind === 'published' ? sees(account) : kind === 'location' && plans(account))
    )
  },
  disconnected: ({ connectionId }) => void watched.delete(connectionId),
  methods: {
    JoinSchedule: (caller, locationIds) => joinSchedule(caller, locationIds),
    JoinOwn: async (caller) => {
      const { employeeId } = caller.account
      if (employeeId) await caller.join(ownOf(employeeId))
    },
  },
}

/** No location named means all that the person may see. */
async function joinSchedule(caller: HubCaller, asked: unknown): Promise<void> {
  const given = asked ?? []
  if (!Array.isArray(given) || given.length > mostLocations || !given.every((id) => uuid.test(String(id))))
    throw new DomainError('core.invalid_input')
  const ids = given.length > 0 ? given.map(String) : await allLocations(caller.account)
  const groups = ids.map(plans(caller.account) ? plannersOf : staffOf)
  for (const group of groups) await caller.join(group)
  for (const group of watched.get(caller.connectionId) ?? []) if (!groups.includes(group)) caller.leave(group)
  watched.set(caller.connectionId, groups)
}

async function allLocations({ organisationId, locationIds }: Account): Promise<string[]> {
  if (locationIds) return locationIds
  return organisationContext.run(organisationId!, allLocationIds)
}
