import { customerRoutes, officeRoutes, type RouteName } from '@shiftloom/backend/contracts/abilities'

export type Area = 'customer' | 'office' | 'error' | 'authentication'

const customer: readonly RouteName[] = customerRoutes
const office: readonly RouteName[] = officeRoutes

export function areaOf(name: RouteName): Area {
  if (customer.includes(name)) return 'customer'
  if (office.includes(name)) return 'office'
  return name.startsWith('error') ? 'error' : 'authentication'
}
