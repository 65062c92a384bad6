import pg from 'pg'

export type AuditRow = { action: string; after: Record<string, unknown> | null }

/** What was written down about a thing, oldest first: read from the database, the product shows it to nobody yet. */
export async function auditOf(entityId: string): Promise<AuditRow[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    await client.query('set row_security = off')
    const { rows } = await client.query<AuditRow>(
      'select action, after from audit_events where entity_id::text = $1 order by at, id',
      [entityId]
    )
    return rows
  } finally {
    await client.end()
  }
}
