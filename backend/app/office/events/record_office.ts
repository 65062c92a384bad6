import { isDeepStrictEqual } from 'node:util'
import { database, json } from '#app/core/database/database'
import { masked } from '#app/core/audit/masked'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import type { IndustryPosition } from '#contracts/office'

export type OfficeEntity = 'office_user' | 'industry' | 'region'

type OfficeEntry = {
  /** `office.verb`. */
  action: `office.${string}`
  entity: OfficeEntity
  entityId: string
  before?: unknown
  after?: unknown
}

/**
 * Appends to the office's own log within the current unit of work. What changed nothing leaves no entry, and the
 * application's role can neither change nor delete one.
 */
export async function recordOffice({ action, entity, entityId, before, after }: OfficeEntry): Promise<void> {
  if (before !== undefined && isDeepStrictEqual(before, after)) return
  const { userId, role, ip } = organisationContext.actor()
  await database()
    .insertInto('officeEvents')
    .values({
      ...{ id: newId(), actorUserId: userId, actorRole: role, ip: ip ?? null, action, entity, entityId },
      before: before === undefined ? null : json(masked(before)),
      after: after === undefined ? null : json(masked(after)),
    })
    .execute()
}

/** Fields an event leaves out, since they say nothing of the change itself. */
const beside = new Set([
  ...['id', 'version', 'createdAt', 'lastSignedInAt', 'positionCount', 'kindCount', 'userCount'],
])

type Thing = { id: string }
const recordedFieldsOf = (thing: Thing): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(thing)
      .filter(([key]) => !beside.has(key))
      .map(([key, value]: [string, unknown]) => [
        key,
        key === 'positions' ? positionsByName(value as IndustryPosition[]) : value,
      ])
  )

/** Recorded by name, because readers do not know ids. */
const positionsByName = (positions: IndustryPosition[]) =>
  Object.fromEntries(positions.map(({ name, active }) => [name, active]))

type Verb = 'create' | 'update' | 'archive' | 'restore' | 'update_profile'
const eventOf = (verb: Verb | 'delete', entity: OfficeEntity, { id }: Thing) => ({
  action: `office.${verb}` as const,
  entity,
  entityId: id,
})

/** Notes what became of a thing of the office, and hands the thing on. */
export async function noted<T extends Thing>(
  entity: OfficeEntity,
  verb: Verb,
  { before, after }: { before?: T; after: T }
): Promise<T> {
  await recordOffice({
    ...eventOf(verb, entity, after),
    ...(before && { before: recordedFieldsOf(before) }),
    after: recordedFieldsOf(after),
  })
  return after
}

/** Notes that a thing of the office is gone, as it was. */
export const notedDeletion = <T extends Thing>(entity: OfficeEntity, before: T): Promise<void> =>
  recordOffice({ ...eventOf('delete', entity, before), before: recordedFieldsOf(before) })
