import { database, now } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext, type Actor } from '#app/core/organisation_context'
import { loadActor } from '#app/identity/public/load_actor'
import type { InTransaction } from '#app/imports/kind_of_import'
import { kinds } from '#app/imports/kinds'
import { findImport, type ImportRow } from '#app/imports/queries/find_import'
import { can } from '#contracts/abilities'
import { abilityOfImportKind, type ImportState } from '#contracts/imports'

export type WorkInput = { organisationId: string; importId: string; lastAttempt: boolean }

/** Receives each unit of work by its place, from 1: how tests let a process die at a given point. */
type Watch = {
  beforeCommit?: (unit: number) => unknown
  afterCommit?: (unit: number) => unknown
}

/**
 * Does the step an import waits for, a few rows to a unit of work. A process that dies loses the unit in hand and
 * nothing else: the next one continues from there. Concurrent runs take turns.
 */
export class WorkImport {
  readonly #watch: Watch
  constructor(watch: Watch = {}) {
    this.#watch = watch
  }

  async handle({ organisationId, importId, lastAttempt }: WorkInput): Promise<void> {
    const begun = await organisationContext.run(organisationId, () => begin(importId))
    if (!begun) return
    const { found, actor } = begun
    let unit = 0
    const inTransaction: InTransaction = async (work) => {
      const place = ++unit
      const inside = async () => {
        const done = await work()
        await this.#watch.beforeCommit?.(place)
        return done
      }
      const done = await organisationContext.run(organisationId, inside, actor)
      await this.#watch.afterCommit?.(place)
      return done
    }
    try {
      if (!actor || !can(actor.role, abilityOfImportKind[found.kind]))
        throw new DomainError('imports.asker_gone')
      const kind = kinds[found.kind]
      if (found.state === 'checking') await kind.check(found, inTransaction)
      else if (found.state === 'undoing') await kind.undo(found, inTransaction)
      else await kind.run(found, inTransaction)
    } catch (error) {
      const isRefused = error instanceof DomainError
      if (isRefused || lastAttempt)
        await organisationContext.run(organisationId, () =>
          fail(importId, isRefused ? error.key : 'imports.failed')
        )
      if (!isRefused) throw error
    }
  }
}

const working: ImportState[] = ['checking', 'requested', 'running', 'undoing']

async function begin(importId: string): Promise<{ found: ImportRow; actor: Actor | null } | null> {
  const there = await database()
    .selectFrom('imports')
    .select('id')
    .where('id', '=', importId)
    .executeTakeFirst()
  if (!there) return null
  const found = await findImport(importId)
  if (!working.includes(found.state)) return null
  const actor = await loadActor(found.undoneBy ?? found.requestedBy, found.impersonatorUserId)
  return { found, actor }
}

/** What was written until then stays, and can be undone; an undoing that failed can be asked for again. */
async function fail(importId: string, code: string): Promise<void> {
  await database()
    .updateTable('imports')
    .set({ state: 'failed', failureCode: code, finishedAt: now })
    .where('id', '=', importId)
    .where('state', 'in', working)
    .execute()
}
