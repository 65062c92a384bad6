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
