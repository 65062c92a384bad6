import type { ScheduleCommandResult, ScheduleRange } from '@shiftloom/backend/contracts/schedule'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { replay } from '../model/pending_commands.ts'
import { planUpdate } from '../model/plan_operations.ts'
import { entry, range } from '../model/sample.ts'
import { CommandRunner } from './command_runner.ts'
import { rangeQuery } from './queries.ts'

const week = { from: '2026-11-16', until: '2026-11-23' }
const key = rangeQuery(week, []).queryKey
const first = entry({ id: 'a' })
const second = entry({ id: 'b' })

let cache: QueryClient
let runner: CommandRunner
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const shown = () =>
  replay(cache.getQueryData<ScheduleRange>(key)!, runner.pending.get().commands, () => 'Europe/Warsaw')
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
        history: { undo: 'edit', redo: null },
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
  expect(runner.pending.get().commands).toEqual([])
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

test("somebody else's later version is told apart", async () => {
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
