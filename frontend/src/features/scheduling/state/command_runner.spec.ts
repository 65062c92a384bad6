// @vitest-environment happy-dom
import type { HistoryStep, ScheduleCommandResult, ScheduleRange } from '@shiftloom/backend/contracts/schedule'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { network } from '#/lib/network/network.ts'
import { unsent } from '#/lib/network/unsent.ts'
import { session } from '#/lib/session/session.ts'
import { inSeconds, tokenOf } from '../../../../testing/token.ts'
import { replay } from '../model/pending_commands.ts'
import { planUpdate } from '../model/plan_operations.ts'
import { entry, range } from '../model/sample.ts'
import { CommandRunner, runnerOf } from './command_runner.ts'
import { keys, rangeQuery, storeHistory } from '../queries/schedule.ts'

const week = { from: '2026-11-16', until: '2026-11-23' }
const key = rangeQuery(week, []).queryKey
const step: HistoryStep = {
  ...{ id: 'c', label: 'edit', shifts: 1, people: 1, behindPublication: false },
  ...{ from: '2026-11-16', until: '2026-11-17', at: '2026-11-16T08:00:00.000Z' },
}
const first = entry({ id: 'a' })
const second = entry({ id: 'b' })

let cache: QueryClient
let runner: CommandRunner
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const shown = () =>
  replay(cache.getQueryData<ScheduleRange>(key)!, runner.pending.getState().commands, () => 'Europe/Warsaw')
    .entries
const starts = () => shown().map(({ start }) => start)
const answered = (entries: ScheduleCommandResult['entries']) =>
  new Response(
    JSON.stringify({
      result: {
        commandId: 'c',
        entries,
        removedIds: [],
        revision: 2,
        conflicts: [],
        history: { undo: step, redo: null },
      },
    })
  )
const refused = (status: number) =>
  new Response(JSON.stringify({ ErrorMessage: 'no', Code: 'x', Details: {}, TraceId: 't' }), { status })
const sent = (call: number) => JSON.parse(fetched.mock.calls[call]![1].body as string)

beforeEach(() => {
  cache = new QueryClient()
  cache.setQueryData(key, range({ entries: [first, second] }))
  runner = new CommandRunner(cache)
  vi.stubGlobal('fetch', fetched.mockReset())
})
afterEach(() => vi.unstubAllGlobals())

test('a change is seen before the answer, and the answer stays', async () => {
  fetched.mockResolvedValue(answered([{ ...first, start: '09:00', version: 2 }]))
  const done = runner.run('edit', [planUpdate(first, { start: '09:00' })])
  expect(starts()).toEqual(['09:00', '08:00'])
  await done
  expect(runner.pending.getState().commands).toEqual([])
  expect(shown()[0]).toMatchObject({ start: '09:00', version: 2 })
})

test('only the failed change is taken back', async () => {
  fetched
    .mockResolvedValueOnce(refused(400))
    .mockResolvedValueOnce(answered([{ ...second, start: '10:00', version: 2 }]))
  const outcomes = [
    runner.run('edit', [planUpdate(first, { start: '09:00' })]),
    runner.run('edit', [planUpdate(second, { start: '10:00' })]),
  ]
  expect(starts()).toEqual(['09:00', '10:00'])
  expect(await outcomes[0]).toMatchObject({ ok: false, stale: false })
  await outcomes[1]
  expect(runner.refused).toBe(1)
  expect(starts()).toEqual(['08:00', '10:00'])
})

describe('two quick edits of one shift', () => {
  test('go out in turn, the second built on the first answer', async () => {
    fetched
      .mockResolvedValueOnce(answered([{ ...first, start: '09:00', version: 2 }]))
      .mockResolvedValueOnce(answered([{ ...first, start: '10:00', version: 3 }]))
    await Promise.all([
      runner.run('edit', [planUpdate(first, { start: '09:00' })]),
      runner.run('edit', [planUpdate(first, { start: '10:00' })]),
    ])
    expect([sent(0), sent(1)].map((body) => body.operations[0].version)).toEqual([1, 2])
    expect(shown()[0]).toMatchObject({ start: '10:00', version: 3 })
  })
})

test("another user's later version is distinguished", async () => {
  fetched.mockResolvedValue(refused(409))
  expect(await runner.run('edit', [planUpdate(first, { start: '09:00' })])).toMatchObject({
    ok: false,
    stale: true,
  })
})

test('the same command repeated carries the same key', async () => {
  fetched.mockResolvedValue(answered([]))
  await runner.run('edit', [planUpdate(first, { start: '09:00' })])
  const headers = fetched.mock.calls[0]![1].headers as Headers
  expect(headers.get('Idempotency-Key')).toBe(sent(0).id)
})

describe('without a way to the server', () => {
  const bodies = () =>
    fetched.mock.calls.filter(([path]) => path !== '/health/ready').map(([, init]) => init.body)

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    network.answered()
    vi.useRealTimers()
  })

  test('commands are kept, and sent in their order once it is back: the first in the same words', async () => {
    fetched.mockRejectedValue(new TypeError('no network'))
    const outcomes = [
      runner.run('edit', [planUpdate(first, { start: '09:00' })]),
      runner.run('edit', [planUpdate(first, { end: '18:00' })]),
      runner.run('edit', [planUpdate(second, { start: '10:00' })]),
    ]
    await vi.advanceTimersByTimeAsync(20_000)
    expect(runner.pending.getState()).toMatchObject({ waiting: true, commands: { length: 3 } })
    expect(unsent.count(), 'known to every screen').toBe(3)
    expect(starts()).toEqual(['09:00', '10:00'])
    expect(new Set(bodies()).size, 'none goes before the first').toBe(1)
    const attempts = bodies().length

    fetched.mockImplementation(async (path, init) => {
      if (path === '/health/ready') return new Response('')
      const { operations } = JSON.parse(init.body as string)
      const known = operations[0].id === 'a' ? first : second
      return answered([{ ...known, ...operations[0].changes, version: operations[0].version + 1 }])
    })
    await vi.advanceTimersByTimeAsync(5_000)
    await expect(Promise.all(outcomes)).resolves.toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
    expect(runner.pending.getState()).toEqual({ commands: [], waiting: false })
    expect(unsent.count()).toBe(0)
    const sentLater = bodies().slice(attempts)
    expect(sentLater[0]).toBe(bodies()[0])
    expect(sentLater.map((body) => JSON.parse(body as string).operations[0])).toMatchObject([
      { id: 'a', version: 1 },
      { id: 'a', version: 2 },
      { id: 'b', version: 1 },
    ])
  })

  test('a server that cannot work for now is asked again, for a while', async () => {
    fetched.mockImplementation(async () => refused(503))
    const outcome = runner.run('edit', [planUpdate(first, { start: '09:00' })])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await outcome).toMatchObject({ ok: false })
    expect(bodies().length).toBeGreaterThan(10)
    expect(runner.pending.getState()).toEqual({ commands: [], waiting: false })
  })
})

describe('a session that ends with a command on its way', () => {
  const signedInAs = (userId: string) => session.begin(tokenOf({ userId, exp: inSeconds(900) }))

  test('keeps it until the same person is back, and never sends it for another', async () => {
    signedInAs('anna')
    runner = new CommandRunner(cache, 'anna')
    session.end()
    fetched.mockImplementation(async () => answered([{ ...first, start: '09:00', version: 2 }]))
    const outcome = runner.run('edit', [planUpdate(first, { start: '09:00' })])
    signedInAs('ben')
    await new Promise((done) => setTimeout(done, 20))
    expect(fetched).not.toHaveBeenCalled()
    expect(runner.pending.getState().waiting).toBe(true)
    signedInAs('anna')
    expect(await outcome).toMatchObject({ ok: true })
    session.end()
  })
})

test('a seat that runs out leaves what waits to the next seat in the same place', async () => {
  const sitsDown = () => session.beginImpersonation(tokenOf({ userId: 'anna', exp: inSeconds(900) }))
  sitsDown()
  runner = new CommandRunner(cache, 'anna')
  fetched.mockImplementation(async (path) => {
    if (!path.endsWith('/scheduling/commands')) return new Response('')
    await session.refresh()
    return refused(401)
  })
  const outcome = runner.run('edit', [planUpdate(first, { start: '09:00' })])
  await vi.waitFor(() => expect(session.claims()).toBeNull())
  await vi.waitFor(() => expect(unsent.count(), 'named on the sign-in page').toBe(1))
  fetched.mockImplementation(async () => answered([{ ...first, start: '09:00', version: 2 }]))
  sitsDown()
  expect(await outcome).toMatchObject({ ok: true })
  expect(unsent.count()).toBe(0)
  session.end()
})

test('one person has one runner for as long as the page lives', () => {
  const mine = runnerOf(cache, 'anna')
  expect(runnerOf(cache, 'anna')).toBe(mine)
  expect(runnerOf(cache, 'ben')).not.toBe(mine)
})

describe('the next step back', () => {
  test('is known only when what is on its way has arrived', async () => {
    cache.setQueryData(keys.history, { undo: null, redo: null })
    fetched.mockResolvedValue(answered([{ ...first, start: '09:00', version: 2 }]))
    void runner.run('edit', [planUpdate(first, { start: '09:00' })])
    expect(await runner.nextStep('undo')).toEqual(step)
    expect(fetched).toHaveBeenCalledTimes(1)
  })
  test('is read again when what is known is no longer true', async () => {
    cache.setQueryData(keys.history, { undo: step, redo: null })
    await cache.invalidateQueries({ queryKey: keys.history })
    fetched.mockResolvedValue(
      new Response(JSON.stringify({ result: { undo: { ...step, id: 'later' }, redo: null } }))
    )
    expect(await runner.nextStep('undo')).toMatchObject({ id: 'later' })
    expect(await runner.nextStep('undo')).toMatchObject({ id: 'later' })
    expect(fetched).toHaveBeenCalledTimes(1)
  })
  test('is the last one known where it cannot be read', async () => {
    cache.setQueryData(keys.history, { undo: step, redo: null })
    await cache.invalidateQueries({ queryKey: keys.history })
    fetched.mockResolvedValue(refused(500))
    expect(await runner.nextStep('undo')).toEqual(step)
  })
  test('is the one of an answer that came while it was read', async () => {
    cache.setQueryData(keys.history, { undo: null, redo: null })
    await cache.invalidateQueries({ queryKey: keys.history })
    fetched.mockReturnValue(new Promise(() => undefined))
    const next = runner.nextStep('undo')
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    storeHistory(cache, { undo: step, redo: null })
    expect(await next).toEqual(step)
  })
  test('waits while none is known and none can be read', async () => {
    fetched.mockResolvedValue(refused(500))
    expect(await runner.nextStep('undo')).toBe('waits')
  })
  test('is asked for by its id', async () => {
    fetched.mockResolvedValue(answered([]))
    await runner.undo(step)
    expect(fetched.mock.calls[0]![0]).toContain('/commands/undo')
    expect(sent(0)).toEqual({ stepId: 'c' })
  })
  test('a step that has changed since is read again', async () => {
    cache.setQueryData(keys.history, { undo: step, redo: null })
    fetched.mockResolvedValue(refused(400))
    expect(await runner.undo(step)).toMatchObject({ ok: false, stale: false })
    expect(cache.getQueryState(keys.history)?.isInvalidated).toBe(true)
  })
  test('of the own is no change by another planner: an editor that is open goes on', async () => {
    fetched.mockResolvedValueOnce(answered([{ ...first, start: '09:00', version: 2 }]))
    await runner.run('edit', [planUpdate(first, { start: '09:00' })])
    for (const [way, version] of [
      ['undo', 3],
      ['redo', 4],
    ] as const) {
      fetched.mockImplementationOnce(async () => {
        // The live update was quicker than the answer.
        cache.setQueryData(key, range({ entries: [{ ...first, version }, second] }))
        return answered([{ ...first, version }])
      })
      await runner[way](step)
      expect(runner.ownVersion(first), way).toBe(version)
    }
    expect(runner.ownVersion(second), 'another shift').toBe(1)
  })
})
