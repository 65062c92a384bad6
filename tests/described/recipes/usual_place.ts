import type { Employee } from '@shiftloom/backend/contracts/organisation'
import type { Stage } from '../stage.ts'

const base = '/api/organisation-management'
type Place = { locationId: string; positionId: string }
let known: Place | undefined

/** Where manager and location manager both work, and as what: asked once, whatever they are planned for at present. */
export async function usualPlace({ as, call }: Stage): Promise<Place> {
  if (known) return known
  const [own, other] = await Promise.all(
    ['manager', 'location manager'].map(async (role) => {
      const { employeeId } = await call<{ employeeId: string }>(
        as(role),
        'GET',
        `${base}/organisation-users/profile`
      )
      return call<Employee>(as('organisation admin'), 'GET', `${base}/employees/${employeeId}`)
    })
  )
  const shared = (one: string[], two: string[]) => one.find((id) => two.includes(id))!
  known = {
    locationId: shared(own!.locationIds, other!.locationIds),
    positionId: shared(own!.positionIds, other!.positionIds),
  }
  return known
}
