import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { HttpContextFactory, RequestFactory } from '@adonisjs/core/factories/http'
import { test } from '@japa/runner'
import { refusalOf } from '#app/core/http/handler'
import { bodyLimits, readBody } from '#app/core/http/read_body'

/** A request whose sender has hung up while it was found out who they are. */
async function gone(headers: Record<string, string>) {
  const req = new IncomingMessage(new Socket())
  req.method = 'POST'
  req.headers = { 'content-type': 'application/json', 'content-length': '20', ...headers }
  req.on('error', () => undefined)
  const closed = new Promise((resolve) => req.once('close', resolve))
  req.destroy(new Error('aborted'))
  await closed
  return new HttpContextFactory().merge({ request: new RequestFactory().merge({ req }).create() }).create()
}

test.group('A sender who hangs up', () => {
  for (const packing of ['identity', 'gzip', 'br'])
    test(`before the body is read is no failure of ours: ${packing}`, async ({ assert }) => {
      const context = await gone({ 'content-encoding': packing })
      const error: unknown = await readBody(context, bodyLimits.signedIn).catch((reason: unknown) => reason)
      assert.equal(refusalOf(error).code, 'core.invalid_input')
    }).timeout(5_000)
})
