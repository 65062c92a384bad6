import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { errorSink, type ReportedErrors } from '#app/client_errors/error_sink'
import { reportLimits } from '#app/client_errors/receive_errors'
import { clientErrorLimits, type ClientError } from '#contracts/client_errors'
import { world } from '#tests/world/world'

const path = '/api/client-errors'
const error: ClientError = {
  name: 'TypeError',
  message: `Unexpected token 'J', "Jan" is not valid JSON`,
  stack: 'at https://x.test/assets/a.js?link=secret:1:2',
  source: 'window',
  view: '/employees/:id',
  times: 2,
}
const report = (client: ApiClient, body: object, token?: string) => {
  const request = client.post(path)
  return (token ? request.bearerToken(token) : request).json(body)
}

test.group('Errors of pages', (group) => {
  let reported: ReportedErrors[] = []
  group.each.setup(async () => {
    await db.from('rate_limits').where('key', 'like', 'client_errors_%').delete()
    reported = []
    return errorSink.use((one) => void reported.push(one))
  })

  test('reach the sink without personal content, under the id the page receives', async ({
    client,
    assert,
  }) => {
    const { employee } = await world()
    const anonymous = await report(client, { errors: [error] })
    anonymous.assertStatus(200)
    const { traceId } = anonymous.body().result
    assert.equal(anonymous.header('x-request-id'), traceId)
    const [{ errors, ...page }] = reported as [ReportedErrors]
    assert.containsSubset(page, { traceId, signedIn: false })
    assert.deepEqual(errors, [
      {
        ...error,
        message: 'Unexpected token [value], [value] is not valid JSON',
        stack: 'at https://x.test/assets/a.js:1:2',
      },
    ])
    ;(await report(client, { errors: [error] }, employee.token)).assertStatus(200)
    assert.isTrue(reported[1]!.signedIn)
    // An expired token is what some pages have to report.
    ;(await report(client, { errors: [error] }, 'x.y.z')).assertStatus(200)
    assert.isFalse(reported[2]!.signedIn)
    assert.notInclude(JSON.stringify(reported), employee.userId)
  })

  test('that are too large, of no known kind or none at all are refused', async ({ client, assert }) => {
    const refused: [object, number][] = [
      [{}, 400],
      [{ errors: [] }, 400],
      [{ errors: Array.from({ length: clientErrorLimits.errors + 1 }, () => error) }, 400],
      [{ errors: [{ ...error, stack: 'x'.repeat(clientErrorLimits.stack + 1) }] }, 400],
      [{ errors: [{ ...error, source: 'somewhere' }] }, 400],
      [{ errors: [{ ...error, view: 'https://x.test/?a=b' }] }, 400],
      [{ errors: [{ ...error, times: 0 }] }, 400],
      [{ errors: [error], more: 'x'.repeat(clientErrorLimits.body) }, 413],
    ]
    for (const [body, status] of refused) (await report(client, body)).assertStatus(status)
    assert.isEmpty(reported)
  })

  test('of one session are counted for it and its address; another site is not heard', async ({
    client,
    assert,
  }) => {
    const { employee, manager } = await world()
    const again = async (times: number, token?: string) => {
      let last = 0
      for (let i = 0; i < times; i++) last = (await report(client, { errors: [error] }, token)).status()
      return last
    }
    assert.equal(await again(reportLimits.perSession, employee.token), 200)
    assert.equal(await again(1, employee.token), 429)
    assert.equal(await again(1, manager.token), 200)
    await db
      .from('rate_limits')
      .where('key', 'like', 'client_errors_ip%')
      .update({ points: reportLimits.perIp })
    assert.equal(await again(1), 429)
    const foreign = await client
      .post(path)
      .header('sec-fetch-site', 'cross-site')
      .json({ errors: [error] })
    foreign.assertStatus(403)
  })
})
