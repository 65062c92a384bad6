import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { isOutage } from '#app/core/outage/is_outage'

const failureOf = (work: () => unknown) => {
  try {
    work()
    return null
  } catch (failure) {
    const { code, status, message } = failure as { code: string; status: number; message: string }
    return { code, status, message }
  }
}

test.group('A unit of work', () => {
  test('that is missing, or has no actor, is a fault of ours and named', async ({ assert }) => {
    assert.deepEqual(
      failureOf(() => organisationContext.current()),
      {
        code: 'E_ORGANISATION_CONTEXT_MISSING',
        status: 500,
        message: 'No organisation in this unit of work.',
      }
    )
    await organisationContext.run(newId(), async () =>
      assert.deepEqual(
        failureOf(() => organisationContext.actor()),
        { code: 'E_ACTOR_MISSING', status: 500, message: 'This unit of work has no actor.' }
      )
    )
    assert.containsSubset(organisationContext.foreignRow('of another'), {
      code: 'E_FOREIGN_ORGANISATION',
      status: 500,
      message: 'Row of organisation of another met in another one.',
    })
  })

  test('draws another connection where PostgreSQL has ended the one at hand', async ({ assert }) => {
    const id = newId()
    const own = async () => (await rows<{ pid: number }>('select pg_backend_pid() as pid'))[0]!.pid
    const lost = await organisationContext
      .run(id, async () => db.connection('owner').rawQuery('select pg_terminate_backend(?)', [await own()]))
      .then(
        () => null,
        (error: unknown) => error
      )
    assert.isTrue(isOutage(lost), String(lost))
    // At once, before the pool has learned of it.
    assert.isNumber(await organisationContext.run(id, own))
  })

  test('is given up after three connections that are lost, each handed back unless it is gone', async ({
    assert,
    cleanup,
  }) => {
    const own = db.transaction
    cleanup(() => void (db.transaction = own))
    const lost = new Error('terminating connection')
    for (const isCompleted of [false, true]) {
      const seen = { drawn: 0, handedBack: 0 }
      const connection = {
        isCompleted,
        rawQuery: () => Promise.reject(lost),
        rollback: () => {
          seen.handedBack += 1
          return Promise.reject(new Error('gone already'))
        },
      }
      db.transaction = (async () => {
        seen.drawn += 1
        if (seen.drawn > 9) throw new Error('It never gives up.')
        return connection
      }) as unknown as typeof own
      const failure = await organisationContext.run(newId(), async () => 'done').catch((reason) => reason)
      assert.strictEqual(failure, lost)
      assert.deepEqual(seen, { drawn: 3, handedBack: isCompleted ? 0 : 3 })
    }
  })

  test('that cannot be stored fails with the reason, and is rolled back unless it has ended', async ({
    assert,
    cleanup,
  }) => {
    const own = db.transaction
    cleanup(() => void (db.transaction = own))
    const failed = new Error('could not serialise')
    for (const isCompleted of [false, true]) {
      let rolledBack = 0
      const connection = {
        isCompleted,
        rawQuery: async () => ({}),
        commit: () => Promise.reject(failed),
        rollback: async () => void (rolledBack += 1),
      }
      db.transaction = (async () => connection) as unknown as typeof own
      const followed: string[] = []
      const work = async () => organisationContext.afterCommit(() => followed.push('next'))
      const failure = await organisationContext.run(newId(), work).catch((reason) => reason)
      assert.strictEqual(failure, failed)
      assert.equal(rolledBack, isCompleted ? 0 : 1)
      assert.deepEqual(followed, [])
    }
  })

  test('that is stored stays so when what follows it fails, which is reported', async ({
    assert,
    cleanup,
  }) => {
    const reported: unknown[] = []
    const error = logger.error.bind(logger)
    logger.error = (...what: unknown[]) => void reported.push(what)
    cleanup(() => void (logger.error = error))
    const failure = new Error('out of reach')
    const followed: string[] = []
    const result = await organisationContext.run(newId(), async () => {
      organisationContext.afterCommit(() => {
        throw failure
      })
      organisationContext.afterCommit(() => followed.push('next'))
      return 'stored'
    })
    assert.equal(result, 'stored')
    assert.deepEqual(followed, ['next'])
    assert.deepEqual(reported, [[{ err: failure }, 'after-commit effect failed']])
  })
})
