import { database, now as begunAt } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext, type Actor } from '#app/core/organisation_context'
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
  await takeTurns('sample_data')
  // The run before this one may have done it.
  const found = await findSet()
  if (found?.id !== id || found.state === 'added') return
  await fillWithSamples({ language, now, step })
  const { numUpdatedRows: done } = await changed(id)
    .set({ state: 'added', progress: 100 })
    .where('cancelRequested', '=', false)
    .executeTakeFirst()
  if (done === 0n) throw new Cancelled()
  await record({
    action: 'sample_data.add',
    entity: 'organisation',
    entityId: organisationContext.current().id,
  })
}

/** @returns whether it was cancelled, or given up in the meantime */
async function tell(id: string, progress: number): Promise<boolean> {
  const asked = await changed(id)
    .set({ state: 'running', progress })
    .returning('cancelRequested')
    .executeTakeFirst()
  return asked?.cancelRequested ?? true
}

const forget = (id: string) =>
  database().deleteFrom('sampleDataSets').where('id', '=', id).where('state', '<>', 'added').execute()

const fail = (id: string) =>
  changed(id).set({ state: 'failed' }).where('state', 'in', ['requested', 'running']).execute()

const changed = (id: string) =>
  database().updateTable('sampleDataSets').set({ updatedAt: begunAt }).where('id', '=', id)
