import type { LanguageId, OrganisationStatus, Role } from '#contracts/enums'
import type { Entitlements } from '#contracts/abilities'

/** The signed-in person of a request, as authentication loaded them. */
export type Account = {
  userId: string
  sessionId: string
  /** Epoch milliseconds at which the session ends unless it is renewed; an impersonation never is. */
  sessionEndsAt: number
  role: Role
  language: LanguageId
  /** null in the back office. */
  organisationId: string | null
  organisationStatus: OrganisationStatus
  employeeId: string | null
  /** Locations whose people and schedules the person may touch; null means all of them. */
  locationIds: string[] | null
  /** The provider's employee who impersonates this person. */
  impersonatorUserId: string | null
  impersonatorRole: Role | null
  entitlements: Entitlements
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    account: Account
  }
}
