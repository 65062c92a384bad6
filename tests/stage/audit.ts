import { query } from './database.ts'

export type AuditRow = { action: string; after: Record<string, unknown> | null }

/** What was written down about a thing, oldest first: read from the database, the product shows it to no one yet. */
export const auditOf = (entityId: string): Promise<AuditRow[]> =>
  query('select action, after from audit_events where entity_id::text = $1 order by at, id', [entityId])
