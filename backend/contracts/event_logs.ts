import type { Role } from './enums.ts'

/** GET /api/event-logs: an event in the organisation. */
export type EventLog = {
  id: string
  /** ISO instant. */
  at: string
  /** `null` for the product itself. */
  actor: EventPerson | null
  actorRole: Role | null
  /** The provider's employee who impersonated the actor. */
  impersonator: EventPerson | null
  /** `module.verb`, stable. */
  action: string
  entity: string
  entityId: string | null
  /** The name of what it was done to, as it is now; null when it has none or is gone. */
  subject: string | null
  /** Why, where a reason was asked for. */
  reason: string | null
  locationId: string | null
  /** How many rows it touched. */
  count: number
  ip: string | null
}
export type EventPerson = { userId: string; name: string; surname: string }

/** One changed value; paths such as `address.city`. Lists are given as JSON. */
export type EventChange = { path: string; before: string | null; after: string | null }

/** GET /api/event-logs/:id */
export type EventLogDetails = EventLog & {
  changes: EventChange[]
  /** What the ids and keys in paths and values are called now; deleted things are missing. */
  names: Record<string, string>
  /** Further changes that are not listed. */
  more: number
}

/** Changes of one event that are listed at most. */
export const listedChanges = 300
/** Rows of a file at most. */
export const exportedEvents = 20_000
