import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { kioskDesk } from '#app/time_tracking/testing/kiosk_desk'
import { punchDesk, storedPunches } from '#app/time_tracking/testing/punch_desk'
import type { KioskSync } from '#contracts/kiosks'
import { world } from '#tests/world/world'

const waitMs = 700

/** Sends the head of a request at once and its body later. */
async function sendSlowly(path: string, body: object, headers: Record<string, string> = {}) {
  const { HOST: host, PORT: port } = process.env
  const text = Buffer.from(JSON.stringify(body))
  const sent = request({
    ...{ host, port, path, method: 'POST' },
    headers: { 'content-type': 'application/json', 'content-length': text.length, ...headers },
  })
  sent.flushHeaders()
  await pause(waitMs)
  sent.end(text)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, body: (await json(answer)) as { result: unknown } }
}

test.group('What a message waits for after it has arrived', () => {
  test('is no part of the way by which a kiosk compares its clock', async ({ client, assert }) => {
    const w = await world()
    const desk = kioskDesk(client, w)
    await desk.activate()
    const sentAtMs = Date.now()
    const answer = await sendSlowly('/api/kiosk/syncs', desk.message())
    const { nowMs, tookMs } = answer.body.result as KioskSync
    assert.isAtLeast(tookMs, waitMs - 50)
    assert.isBelow(nowMs - sentAtMs, waitMs)
  })

  test('does not make a punch later', async ({ client, assert }) => {
    const w = await world()
    const made = punchDesk(client, w, w.employee).input('start')
    const authorization = `Bearer ${w.employee.token}`
    const answer = await sendSlowly('/api/time-tracking/own/punches', made, { authorization })
    assert.equal(answer.status, 201)
    const [punch] = await storedPunches(w, w.employee.employeeId)
    assert.isBelow(punch!.at.getTime() - made.sentAtMs, waitMs)
  })
})
