import type { KioskPerson } from '@shiftloom/backend/contracts/kiosks'
import { beforeEach, expect, test, vi } from 'vitest'

const kept = vi.hoisted(() => ({ values: new Map<string, unknown>(), isFull: false }))
vi.mock('../device/store.ts', () => ({
  store: {
    get: async (name: string) => kept.values.get(name) ?? null,
    set: async (name: string, value: unknown) => {
      if (kept.isFull) throw new Error('QuotaExceededError')
      kept.values.set(name, value)
    },
    events: async () => [],
  },
}))
vi.mock('../device/identify.ts', () => ({
  personOf: async (people: KioskPerson[], { code }: { code: string }) =>
    people.find(({ pin }) => pin === code) ?? null,
}))
const server = vi.hoisted(() => ({ isStuck: false, asked: 0, answers: (): unknown => null }))
vi.mock('./sync.ts', () => ({
  syncNow: () => {
    server.asked += 1
    server.answers()
    return server.isStuck ? new Promise(() => {}) : Promise.resolve()
  },
}))

const anna: KioskPerson = {
  ...{ id: '1', name: 'Anna', surname: 'Nowak', pin: '482915', card: null, qr: '' },
  ...{ elsewhere: null, punches: [], shifts: [] },
}
const { setKiosk } = await import('./kiosk_state.ts')
const { recognise } = await import('./recognise.ts')
const typed = (code: string) => recognise({ method: 'pin', code })

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  kept.values = new Map()
  kept.isFull = server.isStuck = false
  server.asked = 0
  server.answers = () => null
  const location = { id: 'l', name: 'Shop', zone: 'UTC' }
  setKiosk({
    identity: { id: 'k', token: 't', organisationId: 'o', salt: 's' },
    roster: { tag: 't', name: 'Door', organisation: 'Shop', location, showsNames: false, people: [anna] },
  })
})

test('a known person is recognised without the server and without writing anything', async () => {
  kept.isFull = server.isStuck = true
  expect(await typed('482915')).toEqual({ person: anna })
  expect(server.asked).toBe(0)
})

test('after five wrong codes in a row the kiosk waits for a minute, for the right one too', async () => {
  for (let guess = 0; guess < 4; guess += 1) expect(await typed('111111')).toEqual({ problem: 'unknown' })
  expect(await typed('482915')).toEqual({ person: anna })
  for (let guess = 0; guess < 4; guess += 1) expect(await typed('111111')).toEqual({ problem: 'unknown' })
  expect(await typed('111111')).toEqual({ problem: 'locked', seconds: 60 })
  vi.advanceTimersByTime(59_500)
  expect(await typed('482915')).toEqual({ problem: 'locked', seconds: 1 })
  vi.advanceTimersByTime(500)
  expect(await typed('482915')).toEqual({ person: anna })
  expect(kept.values.get('wrongCodes')).toBe(9)
})

test('a clock that is set far back does not lock the kiosk for longer', async () => {
  for (let guess = 0; guess < 5; guess += 1) await typed('111111')
  kept.values.set('guesses', { wrong: 0, lockedUntil: Date.now() + 3_600_000 })
  expect(await typed('482915')).toEqual({ person: anna })
})

test('no one waits for longer than five seconds for a server that does not answer', async () => {
  server.isStuck = true
  const found = typed('111111')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await found).toEqual({ problem: 'unknown' })
})

test('no one is known after a month without a connection, until there is one', async () => {
  const month = 31 * 86_400_000
  kept.values.set('rosterAt', Date.now() - month)
  expect(await typed('482915')).toEqual({ person: anna })
  kept.values.set('rosterAt', Date.now() - month - 1)
  expect(await typed('482915')).toEqual({ problem: 'stale' })
  expect(kept.values.has('wrongCodes')).toBe(false)
  server.answers = () => kept.values.set('rosterAt', Date.now())
  expect(await typed('482915')).toEqual({ person: anna })
})

test('a wrong code that cannot be counted is an error, not one more guess', async () => {
  kept.isFull = true
  await expect(typed('111111')).rejects.toThrow('Quota')
})
