import { database, json, now } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { recordStoredFile } from '#app/core/storage/record_stored_file'
import { storage } from '#app/core/storage/storage'
import type { StoredFile } from '#app/core/storage/storage_port'
import { failBatch } from '#app/exports/actions/fail_batch'
import { headingOf, makeFile, type MadeFile } from '#app/exports/actions/make_file'
import { nothingToExport } from '#app/exports/actions/nothing_to_export'
import { tellProgress } from '#app/exports/actions/tell_progress'
import { layoutIn } from '#app/exports/layouts/layouts'
import { findBatch, openStates, type BatchRow } from '#app/exports/queries/batch_rows'
import { contentOf, type ExportContent } from '#app/exports/sources/rows_of'

type RunInput = { organisationId: string; batchId: string; lastAttempt: boolean; now?: number }

/** How far a batch is, in percent, once each step is done. */
const steps = { begun: 5, read: 40, made: 80 } as const

/**
 * Makes the file of a batch. Running it again after a process died starts over; of two that run at once the first to
 * finish counts, and a finished batch is left alone.
 */
export class RunBatch {
  async handle({ organisationId, batchId, lastAttempt, now = Date.now() }: RunInput): Promise<void> {
    const inOrganisation = <T>(work: () => Promise<T>) => organisationContext.run(organisationId, work)
    try {
      const batch = await inOrganisation(() => this.#begin(batchId))
      if (!batch) return
      const content = await inOrganisation(() => this.#read(batch, now))
      const heading = await inOrganisation(() => headingOf(batch))
      // Between units of work: no connection is held while pages are drawn.
      const made = await makeFile(batch, content, heading)
      await inOrganisation(() => this.#progress(batchId, steps.made))
      const { name, contentType } = made
      const stored = await storage().put(made.bytes, { organisationId, name, contentType })
      const kept = await inOrganisation(() => this.#finish(batchId, content, made, stored))
      if (!kept) await storage().delete(organisationId, stored.key)
    } catch (error) {
      const refused = error instanceof DomainError
      if (refused || lastAttempt)
        await inOrganisation(() => failBatch(batchId, refused ? error.key : 'exports.failed'))
      if (!refused) throw error
    }
  }

  async #begin(batchId: string): Promise<BatchRow | null> {
    return (await this.#progress(batchId, steps.begun)) ? findBatch(batchId) : null
  }

  async #read(batch: BatchRow, now: number): Promise<ExportContent> {
    const { from, until, resolvedLocationIds: locationIds } = batch.scope
    const layout = layoutIn(batch.layout, batch.format)
    const content = await contentOf(layout, { from, until, locationIds }, batch.locale, now)
    if (content.rows.length === 0) throw nothingToExport(content)
    await this.#progress(batch.id, steps.read)
    return content
  }

  async #progress(batchId: string, progress: number): Promise<boolean> {
    const open = await database()
      .updateTable('exportBatches')
      .set({ state: 'running', progress })
      .where('id', '=', batchId)
      .where('state', 'in', openStates)
      .returning('id')
      .executeTakeFirst()
    if (open) tellProgress({ batchId, state: 'running', progress })
    return open !== undefined
  }

  /** @returns false if the batch has ended in the meantime, which leaves the file without an owner */
  async #finish(
    batchId: string,
    content: ExportContent,
    file: MadeFile,
    stored: StoredFile
  ): Promise<boolean> {
    const open = await database()
      .selectFrom('exportBatches')
      .select('id')
      .where('id', '=', batchId)
      .where('state', 'in', openStates)
      .forUpdate()
      .executeTakeFirst()
    if (!open) return false
    const fileId = await recordStoredFile(stored, file)
    const { totalMinutes, excluded, hours } = content
    await database()
      .updateTable('exportBatches')
      .set({ state: 'ready', progress: 100, rowCount: content.rows.length, totalMinutes })
      .set({ excluded: json(excluded), hours: json(hours), fileId, finishedAt: now })
      .where('id', '=', batchId)
      .execute()
    tellProgress({ batchId, state: 'ready', progress: 100 })
    return true
  }
}
