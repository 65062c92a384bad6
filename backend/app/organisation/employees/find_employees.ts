import { rows } from '#app/core/organisation_context'
import type { LanguageId, Role } from '#contracts/enums'
import type { CoworkerVisibility, NotificationPreferences, PositionRule } from '#contracts/organisation'

export type FoundEmployee = {
  id: string
  /** `null` if the person cannot sign in and gets no notices in the product. */
  userId: string | null
  name: string
  surname: string
  email: string | null
  role: Role
  language: LanguageId
  mainLocationId: string | null
  /** The main one included. */
  locationIds: string[]
  positionIds: string[]
  tagIds: string[]
  positionRules: Record<string, PositionRule>
  integrationId: string | null
  coworkerVisibility: CoworkerVisibility
  disabledInSchedule: boolean
  notificationPreferences: NotificationPreferences
  archived: boolean
}

const columns = `
  e.id, e.user_id as "userId", e.name, e.surname, e.email, e.role, e.language, e.main_location_id as "mainLocationId",
  array(select location_id from employee_locations k where k.employee_id = e.id order by 1) as "locationIds",
  array(select position_id from employee_positions k where k.employee_id = e.id order by 1) as "positionIds",
  array(select tag_id from employee_tags k where k.employee_id = e.id order by 1) as "tagIds",
  e.position_rules as "positionRules", e.integration_id as "integrationId",
  e.coworker_visibility as "coworkerVisibility", e.disabled_in_schedule as "disabledInSchedule",
  e.notification_preferences as "notificationPreferences", e.archived_at is not null as archived`

const byId = (found: FoundEmployee[]) => new Map(found.map((employee) => [employee.id, employee]))

/**
 * People of the organisation by id, archived ones too, regardless of the actor; an unknown id is missing in the map.
 */
export async function findEmployees(ids: readonly string[]): Promise<Map<string, FoundEmployee>> {
  return byId(
    await rows<FoundEmployee>(`select ${columns} from employees e where e.id = any(?::uuid[])`, [ids])
  )
}

/** The employee of an account; undefined if it is no employee's. */
export async function findEmployeeOfUser(userId: string): Promise<FoundEmployee | undefined> {
  const [found] = await rows<FoundEmployee>(`select ${columns} from employees e where e.user_id = ?`, [
    userId,
  ])
  return found
}
