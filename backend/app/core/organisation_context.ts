import { AsyncLocalStorage } from 'node:async_hooks'
import { Exception } from '@adonisjs/core/exceptions'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Locale, Role } from '#contracts/enums'

/** Who acts in a unit of work; jobs act for the user who asked for them, or without an actor. */
export type Actor = {
  userId: string
  organisationId: string
  role: Role
  employeeId: string | null
  /** Locations whose people and schedules the actor may touch; null means all of them. */
  locationIds: string[] | null
  impersonatorUserId: string | null
  /** The language the actor reads; missing, and then English, where there is no user. */
  locale?: Locale
  requestId?: string
  ip?: string
}

type Effect = () => unknown
type UnitOfWork = {
  readonly id: string
  readonly actor: Actor | null
  readonly trx: TransactionClientContract
  readonly effects: Effect[]
}

const storage = new AsyncLocalStorage<UnitOfWork>()
const bug = (code: string, message: string) => new Exception(message, { code, status: 500 })

export const organisationContext = {
  /**
   * Runs `work` as one transaction in which PostgreSQL shows this organisation's rows only.
   * Effects given to `afterCommit` run once it is safely stored.
   */
  async run<T>(id: string, work: () => Promise<T>, actor: Actor | null = null): Promise<T> {
    const unit: UnitOfWork = { id, actor, trx: await begun(id), effects: [] }
    const result = await storage.run(unit, () => stored(unit, work))
    for (const effect of unit.effects) await storage.exit(() => attempt(effect))
    return result
  },

  /** @throws E_ORGANISATION_CONTEXT_MISSING outside `run` */
  current(): UnitOfWork {
    const unit = storage.getStore()
    if (!unit) throw bug('E_ORGANISATION_CONTEXT_MISSING', 'No organisation in this unit of work.')
    return unit
  },

  /** @throws E_ACTOR_MISSING in work without an actor */
  actor(): Actor {
    const { actor } = this.current()
    if (!actor) throw bug('E_ACTOR_MISSING', 'This unit of work has no actor.')
    return actor
  },

  /** Runs `work` in the same unit of work with another reach, where the actor takes the place of another user. */
  reaching<T>(locationIds: string[] | null, work: () => Promise<T>): Promise<T> {
    return storage.run({ ...this.current(), actor: { ...this.actor(), locationIds } }, work)
  },

  /** Runs once the unit of work is safely stored, outside of it; never after a roll-back. */
  afterCommit(effect: Effect): void {
    this.current().effects.push(effect)
  },

  foreignRow: (owner: string) =>
    bug('E_FOREIGN_ORGANISATION', `Row of organisation ${owner} met in another one.`),
}

/** The transaction of the current unit of work, for queries that are not a model's. */
export const trx = (): TransactionClientContract => organisationContext.current().trx

/** Rows of a raw query on the current unit of work. */
export async function rows<T>(sql: string, bindings: unknown[] = []): Promise<T[]> {
  const answer = (await trx().rawQuery(sql, bindings as never[])) as { rows: T[] }
  return answer.rows
}

/** Connections that are tried before a unit of work is given up. */
const attempts = 3

/**
 * A transaction of the organisation. The pool may hand out a connection that PostgreSQL has just ended and no one has
 * noticed: nothing is done on it yet, so another is drawn.
 */
async function begun(id: string): Promise<TransactionClientContract> {
  for (let left = attempts - 1; ; left -= 1) {
    const trx = await db.transaction()
    try {
      await trx.rawQuery(`select set_config('app.organisation_id', ?, true)`, [id])
      return trx
    } catch (reason) {
      if (!trx.isCompleted) await trx.rollback().catch(() => {})
      if (left === 0) throw reason
    }
  }
}

async function stored<T>({ trx }: UnitOfWork, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work()
    await trx.commit()
    // commit() resolves even when COMMIT fails; only this promise rejects (knex issues 3370, 6141).
    await (trx.knexClient as unknown as { executionPromise: Promise<unknown> }).executionPromise
    return result
  } catch (reason) {
    if (!trx.isCompleted) await trx.rollback()
    throw reason
  }
}

/** The data is stored; a failing effect is reported and must not undo or hide that. */
async function attempt(effect: Effect): Promise<void> {
  try {
    await effect()
  } catch (err) {
    logger.error({ err }, 'after-commit effect failed')
  }
}
