import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext, rows, type Actor } from '#app/core/organisation_context'
import { loadActor } from '#app/identity/public/load_actor'
import { fillWithSamples } from '#app/sample_data/actions/fill_with_samples'
import { findSet, type SampleDataSet } from '#app/sample_data/queries/sample_data_set'

export type WorkInput = { organisationId: string; now: number; lastAttempt: boolean }

/** Called with the progress of each step; lets tests cancel or simulate a crash at a given point. */
type Watch = { step?: (progress: number) => unknown }

class Cancelled extends Error {}

/**
 * Fills the organisation, in one unit of work, with the progress reported in separate small ones. A process that dies
 * leaves nothing behind; the next one starts over. Concurrent runs take turns, and the second finds it done.
 */
export class WorkSampleData {
  readonly #watch: Watch
  constructor(watch: Watch = {}) {
    this.#watch = watch
  }

  async handle({ organisationId, now, lastAttempt }: WorkInput): Promise<void> {
    const begun = await organisationContext.run(organisationId, begin)
    if (!begun) return
    const { found, actor } = begun
    const step = async (progress: number) => {
      await this.#watch.step?.(progress)
      if (await organisationContext.run(organisationId, () => tell(found.id, progress))) throw new Cancelled()
    }
    try {
      if (!actor) throw new DomainError('sample_data.asker_gone')
      await organisationContext.run(organisationId, () => fill(found, now, step), actor)
    } catch (error) {
      if (error instanceof Cancelled)
        return void (await organisationContext.run(organisationId, () => forget(found.id)))
      const isRefused = error instanceof DomainError
      if (isRefused || lastAttempt) await organisationContext.run(organisationId, () => fail(found.id))
      if (!isRefused) throw error
    }
  }
}

async function begin(): Promise<{ found: SampleDataSet; actor: Actor | null } | null> {
  const found = await findSet()
  if (!found || (found.state !== 'requested' && found.state !== 'running')) return null
  return { found, actor: await loadActor(found.requestedBy, found.impersonatorUserId) }
}

async function fill({ id, language }: SampleDataSet, now: number, step: (progress: number) => Promise<void>) {
  await rows(`select pg_advisory_xact_lock(hashtext('sample_data'), hashtext(?))`, [
    organisationContext.current().id,
  ])
  // The run before this one may have done it.
  const [open] = await rows(`select id from sample_data_sets where id = ? and state <> 'added'`, [id])
  if (!open) return
  await fillWithSamples({ language, now, step })
  const [done] = await rows(
    `update sample_data_sets set state = 'added', progress = 100, updated_at = now()
     where id = ? and not cancel_requested returning id`,
    [id]
  )
  if (!done) throw new Cancelled()
  await record({
    action: 'sample_data.add',
    entity: 'organisation',
    entityId: organisationContext.current().id,
  })
}

/** @returns whether it was cancelled, or given up in the meantime */
async function tell(id: string, progress: number): Promise<boolean> {
  const [row] = await rows<{ cancel: boolean }>(
    `update sample_data_sets set state = 'running', progress = ?, updated_at = now() where id = ?
     returning cancel_requested as cancel`,
    [progress, id]
  )
  return row?.cancel ?? true
}

const forget = (id: string) => rows(`delete from sample_data_sets where id = ? and state <> 'added'`, [id])

const fail = (id: string) =>
  rows(
    `update sample_data_sets set state = 'failed', updated_at = now() where id = ? and state in ('requested', 'running')`,
    [id]
  )
