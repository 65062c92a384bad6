import { masked } from '#app/core/audit/masked'
import { newId } from '#app/core/models/new_id'
import { insertAll } from '#app/core/database/insert_all'
import { organisationContext } from '#app/core/organisation_context'

export type AuditEntry = {
  /** `module.verb`, e.g. `scheduling.publish`. */
  action: string
  /** Table-like noun, e.g. `schedule_entry`. */
  entity: string
  entityId?: string | null
  locationId?: string | null
  before?: unknown
  after?: unknown
}

/**
 * Appends to the audit log within the current unit of work: a rolled-back change leaves no entry,
 * a stored one always has its entry. The log cannot be changed or shortened by the application's role.
 */
export const record = (entry: AuditEntry): Promise<void> => recordAll([entry])

/** Several entries at once, in their order. */
export async function recordAll(entries: readonly AuditEntry[]): Promise<void> {
  await insertAll('auditEvents', entries.map(rowOf))
}

function rowOf(entry: AuditEntry) {
  const { id, actor } = organisationContext.current()
  return {
    ...{ id: newId(), organisationId: id, action: entry.action, entity: entry.entity },
    ...{ actorUserId: actor?.userId ?? null, actorRole: actor?.role ?? null },
    impersonatorUserId: actor?.impersonatorUserId ?? null,
    ...{ entityId: entry.entityId ?? null, locationId: entry.locationId ?? null },
    ...{ before: masked(entry.before), after: masked(entry.after) },
    ...{ requestId: actor?.requestId ?? null, ip: actor?.ip ?? null },
  }
}
