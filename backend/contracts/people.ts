import { roles } from './enums.ts'
import type { DomainErrorCode } from './errors.ts'
import type { AccountStatus } from './organisation.ts'
import type { ClockTime, Day } from './schedule.ts'

/** Roles of an organisation's own people, from the least to the most. */
export const customerRoles = [
  roles.employee,
  roles.manager,
  roles.locationManager,
  roles.advisor,
  roles.organisationAdmin,
] as const

/** Most people one request changes. */
export const mostAtOnce = 500

/** Most people chosen by a filter and changed together, in as many requests as it takes. */
export const mostMatching = 2000

/** What the list is narrowed to, as its address says it. */
export type PeopleFilter = {
  search?: string
  locationIds?: string[]
  positionIds?: string[]
  tagIds?: string[]
  roles?: (typeof customerRoles)[number][]
  accountStatuses?: AccountStatus[]
  archived?: boolean
}
/** GET /employees/matching/count. `mark` changes as soon as other people match. */
export type MatchingPeople = { count: number; mark: string }
/**
 * GET /employees/matching/people carries the filter and a mark: all people who match, as long as the mark is unchanged.
 */
export type ChosenPeople = { employeeIds: string[] }

/** POST /employees/bulk-archives. */
export type BulkArchiveInput = ChosenPeople & { archived: boolean }

/** POST /employees/bulk-changes. `move` makes the location the main one of all of them, replacing the previous one. */
export const peopleChanges = ['tag', 'move', 'invite'] as const
type PeopleChange = (typeof peopleChanges)[number]
export type BulkChangeInput = ChosenPeople & {
  kind: PeopleChange
  /** With `tag`. */
  tagId?: string
  /** With `move`. */
  locationId?: string
}

/** A person that a bulk change left unchanged, with the error that changing them alone would have returned. */
export type RefusedPerson = {
  id: string
  name: string
  surname: string
  code: DomainErrorCode
  message: string
}
/** What a bulk change did; each person is changed wholly or not at all. `unchanged` were that way already. */
export type BulkOutcome = { changed: number; unchanged: number; refused: RefusedPerson[] }

/** Lists whose columns each account chooses. */
export const chosenLists = ['employees'] as const
/**
 * GET …/organisation-users/profile/lists/:list; `null` until chosen. PUT takes the hidden ones: all others are shown.
 */
export type ListChoice = { hiddenColumns: string[] | null }

/** PUT /employees/:id/identification; what is left out stays, null takes it away. Stored as keyed hashes, never answered. */
export type IdentificationInput = { kioskPin?: string | null; cardCode?: string | null }
/** PUT /employees/:id/pin. Returned only once. */
export type GeneratedPin = { pin: string }

/** GET /scheduling/people/:id/shifts-ahead: work that a person is planned for and that has not begun, by start. */
export type ShiftsAhead = {
  shifts: {
    id: string
    version: number
    day: Day
    start: ClockTime
    end: ClockTime
    locationId: string
    locked: boolean
  }[]
  /** At locations the asking person does not plan. */
  elsewhere: number
}

/** GET /organisation-management/licence-places; null without a limit. */
export type LicencePlaces = {
  /** How many people the licence covers. */
  licensed: number | null
  /** Archived and sample people take none. */
  taken: number
  left: number | null
}
