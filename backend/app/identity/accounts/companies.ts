import { Exception } from '@adonisjs/core/exceptions'
import type { Account } from '#app/core/http/account'
import type { OrganisationStatus } from '#contracts/enums'

/** What the organisation of the unit of work lets one of its people do. */
export type CompanyAccess = {
  status: OrganisationStatus
  licence: Account['entitlements']['licence']
  metricsEnabled: boolean
  /** Whether its first data are there. */
  isCreated: boolean
  /** null where the person is not on its list of employees, or archived. */
  employeeId: string | null
  /** Where they work; empty without an employee. */
  locationIds: string[]
}

type Companies = {
  /** null where the organisation of the unit of work is gone. */
  access: (userId: string) => Promise<CompanyAccess | null>
  /** The organisation of the unit of work as its people know it; null where it is gone. */
  card: () => Promise<{ name: string; status: OrganisationStatus } | null>
}

let known: Companies | undefined

/** Called once, where modules are joined: organisations belong to a module that uses this one. */
export const companiesAreKnownBy = (companies: Companies): void => void (known = companies)

/** @throws E_COMPANIES_UNKNOWN where modules were never joined */
export function companies(): Companies {
  if (known) return known
  throw new Exception('No module has said what organisations there are.', {
    code: 'E_COMPANIES_UNKNOWN',
    status: 500,
  })
}
