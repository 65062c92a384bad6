import { test } from '@japa/runner'
import { refusalOf } from '#app/core/http/handler'
import { isOutage } from '#app/core/outage/is_outage'
import { seldom } from '@shiftloom/solver/worker/seldom'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.group('A store that is away', () => {
  test('is no bug: the caller may come again', ({ assert }) => {
    const both = new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])
    const retries = Object.assign(new Error('Reached the max retries per request limit (which is 3).'), {
      name: 'MaxRetriesPerRequestError',
    })
    for (const error of [
      ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P03', '08006', '3D000'].map(coded),
      ...[both, retries, new Error('Connection terminated unexpectedly')],
      new Error('Transaction query already complete, run with DEBUG=knex:tx for more info'),
      ...['Client was closed and is not queryable', 'Unable to acquire a connection', 'aborted'].map(
        (message) => new Error(message)
      ),
      ...['Cannot use a pool after calling end on the pool', 'timeout exceeded when trying to connect'].map(
        (message) => new Error(message)
      ),
      Object.assign(new Error('database "x" is not currently accepting connections'), { code: '55000' }),
    ]) {
      assert.isTrue(isOutage(error), String(error))
      assert.equal(refusalOf(error).code, 'core.unavailable', String(error))
    }
    for (const error of [
      coded('42601'),
      coded('23505'),
      new Error('boom'),
      new Error('The run was aborted'),
      null,
      'text',
    ])
      assert.isFalse(isOutage(error), String(error))
  })

  test('is spoken of once a minute', ({ assert }) => {
    const heard: [string, number][] = []
    const say = seldom(60_000)
    const about = (what: string, now: number) => say(what, (leftOut) => heard.push([what, leftOut]), now)
    for (let second = 0; second < 130; second += 5) about('bus', second * 1000)
    about('queue', 3_000)
    assert.deepEqual(heard, [
      ['bus', 0],
      ['bus', 11],
      ['bus', 11],
      ['queue', 0],
    ])
  })
})
