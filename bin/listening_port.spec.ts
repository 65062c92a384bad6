import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { choosePort } from './listening_port.ts'
import { anyFreePort } from './ports.ts'

test('moves on from a taken port', async () => {
  const port = await anyFreePort()
  assert.equal(await choosePort('127.0.0.1', port), port)
  const server = createServer().listen(port, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  assert.ok((await choosePort('127.0.0.1', port)) > port)
  server.close()
})

test('says what is wrong with a host', async () => {
  await assert.rejects(choosePort('203.0.113.9', 3333), /not an address of this machine/)
  await assert.rejects(choosePort('no-such-host.invalid', 3333), /does not resolve/)
})
