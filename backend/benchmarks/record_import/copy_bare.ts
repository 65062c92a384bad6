import { chmodSync, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import type { RecordsFile } from './records_file.ts'

/**
 * The unavoidable cost: one COPY of the rows by the owner of the database, read by the server itself, with the keys of the
 * table and without row-level security. Writing the file is not part of it.
 */
export async function prepareCopy(organisationId: string, metric: { id: string }, file: RecordsFile) {
  const folder = mkdtempSync(join(tmpdir(), 'shiftloom-copy-'))
  chmodSync(folder, 0o755)
  const path = join(folder, 'records.csv')
  await pipeline(
    Readable.from(file.lines(organisationId, metric.id)),
    createWriteStream(path, { mode: 0o644 })
  )
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
  return {
    run: () =>
      pool.query(
        `copy demand_records (organisation_id, metric_id, location_id, at, value) from '${path}' with (format csv)`
      ),
    end: async () => {
      await pool.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
