import { beforeEach, expect, test, vi } from 'vitest'
import type { LocalEvent } from '../device/store.ts'

const kept = vi.hoisted(() => ({
  events: [] as LocalEvent[],
  values: new Map<string, unknown>(),
}))
vi.mock('../device/store.ts', () => ({
  store: {
    get: async (name: string) => kept.values.get(name) ?? null,
    set: async (name: string, value: unknown) => void kept.values.set(name, value),
    events: async () => kept.events,
    put: async (changed: LocalEvent[]) => {
      const byCounter = new Map(changed.map((one) => [one.counter, one]))
      kept.events = kept.events.map((one) => byCounter.get(one.counter) ?? one)
    },
    drop: async (counters: number[]) => {
      kept.events = kept.events.filter(({ counter }) => !counters.includes(counter))
    },
  },
}))
const sent = vi.hoisted(() => [] as LocalEvent[][])
vi.mock('../device/messages.ts', () => ({
  sendEvents: async (_key: unknown, _me: unknown, events: LocalEvent[]) => {
    sent.push(events)
    return {
      ...{ nowMs: trueTime, tookMs: 0, roster: null, token: null, refused: [] },
      taken: events.map(({ counter }) => counter),
    }
  },
}))

const minute = 60_000
let trueTime = 0
const { deviceClock, restore } = await import('./kiosk_state.ts')
const { syncNow } = await import('./sync.ts')

const registered = (counter: number): LocalEvent => ({
  ...{ counter, employeeId: 'e1', kind: 'start', corrects: null, method: 'pin', note: null, sent: false },
  ...deviceClock().stamp(),
})
const instants = () => sent.flat().map(({ clientAtMs, offsetMs }) => clientAtMs + (offsetMs ?? 0))

beforeEach(async () => {
  vi.stubGlobal('navigator', {})
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  vi.setSystemTime(1_800_000_000_000)
  trueTime = Date.now()
  sent.length = 0
  kept.events = []
  kept.values = new Map<string, unknown>([
    ['key', {}],
    ['identity', { id: 'k1', token: 't' }],
  ])
  await restore()
  await syncNow()
  sent.length = 0
})

test('a registration after the clock was set forwards is sent with its true time', async () => {
  vi.setSystemTime(trueTime + 5 * minute)
  kept.events = [registered(1)]
  const at = trueTime
  vi.advanceTimersByTime(20 * minute)
  trueTime += 20 * minute
  await syncNow()
  expect(instants()).toEqual([at])
})

test('how old the list of people is, is known by the clock of the server', async () => {
  vi.setSystemTime(trueTime - 5 * minute)
  trueTime += 20_000
  await syncNow()
  expect(kept.values.get('rosterAt')).toBe(trueTime)
})

test('what was registered before a restart is not moved by what is measured after it', async () => {
  kept.events = [registered(1)]
  const at = trueTime
  vi.advanceTimersByTime(minute)
  vi.setSystemTime(Date.now() - 7 * minute)
  trueTime += minute
  await restore()
  await syncNow()
  expect(instants()).toEqual([at])
})
