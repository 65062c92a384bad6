// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { inSeconds, tokenOf } from '#/../testing/token.ts'
import { session } from '#/lib/session/session.ts'
import { sendPunch } from './queries.ts'

test('a punch that is sent again after the session was renewed says when that was', async () => {
  const sent: unknown[] = []
  const answers = [401, 201].map((status) => new Response(JSON.stringify({ result: null }), { status }))
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return answers.shift()
  })
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  session.begin(tokenOf({ userId: 'anna', exp: inSeconds(900) }))
  vi.spyOn(session, 'refresh').mockImplementation(async () => {
    vi.setSystemTime(Date.now() + 5_000)
    return true
  })
  const made = {
    kind: 'start',
    locationId: 'l',
    deviceId: 'd',
    counter: 1,
    position: null,
    note: null,
  } as const
  await sendPunch({ ...made, clientAtMs: Date.now() - 2_000 })
  expect(sent).toMatchObject([{ sentAtMs: 1_800_000_000_000 }, { sentAtMs: 1_800_000_005_000 }])
})
