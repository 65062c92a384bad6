// @vitest-environment happy-dom
import type { HistoryStep, ScheduleRange } from '@shiftloom/backend/contracts/schedule'
import { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { network } from '#/lib/network/network.ts'
import { formatFor } from '#/lib/writing/format.ts'
import { replay } from '../model/pending_commands.ts'
import { entry, range } from '../model/sample.ts'
import { keys, rangeQuery } from '../queries/schedule.ts'
import { CommandRunner } from '../state/command_runner.ts'
import { createUiStore } from '../state/ui_state.ts'
import { makeLabels } from '../words/labels.ts'
import { useActions, type Actions } from './use_actions.ts'

const toast = vi.hoisted(() => vi.fn<(shown: { text: string }) => void>())
vi.mock('#/ui/toast.ts', () => ({ toast }))

const key = rangeQuery({ from: '2026-11-16', until: '2026-11-23' }, []).queryKey
const shift = entry({ id: 'a' })
const older: HistoryStep = {
  ...{ id: 'older', label: 'edit', shifts: 1, people: 1, behindPublication: false },
  ...{ from: '2026-11-16', until: '2026-11-17', at: '2026-11-16T08:00:00.000Z' },
}
const labels = makeLabels(
  (text) => text,
  formatFor('en-US'),
  { locations: [], positions: [], tags: [] },
  'UTC'
)
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

let cache: QueryClient
let runner: CommandRunner
let actions: Actions
let leave = () => {}

const start = () =>
  replay(cache.getQueryData<ScheduleRange>(key)!, runner.pending.getState().commands, () => 'Europe/Warsaw')
    .entries[0]!.start
const edit = (to: string) => actions.change(shift, { start: to })
const said = () => toast.mock.calls.map(([{ text }]) => text)
const passes = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
/** How often the server was asked to do, to undo and to redo. */
const sent = () =>
  ['commands', 'commands/undo', 'commands/redo'].map(
    (end) => fetched.mock.calls.filter(([path]) => path.endsWith(`/scheduling/${end}`)).length
  )
const down = () => {
  fetched.mockRejectedValue(new TypeError('no network'))
  network.failed()
}
const up = () =>
  fetched.mockImplementation(async (path, init) => {
    if (path.startsWith('/health')) return new Response('')
    const { operations = [] } = JSON.parse(init.body as string)
    const entries = operations.length > 0 ? [{ ...shift, ...operations[0].changes, version: 2 }] : []
    const result = {
      ...{ commandId: 'c', entries, removedIds: [], revision: 2, conflicts: [] },
      history: { undo: older, redo: null },
    }
    return new Response(JSON.stringify({ result }))
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched.mockReset())
  toast.mockReset()
  leave = network.subscribe(() => {})
  cache = new QueryClient()
  cache.setQueryData(key, range({ entries: [shift] }))
  cache.setQueryData(keys.history, { undo: older, redo: null })
  runner = new CommandRunner(cache)
  const model = { personById: new Map(), entryById: new Map([['a', shift]]), days: [], order: { rowIds: [] } }
  const ui = createUiStore()
  const tools = { ui, runner, labels, model, rights: { edit: true }, confirm: async () => true }
  actions = renderHook(() => useActions(tools as never)).result.current
})
afterEach(() => {
  network.answered()
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('edits that have not been sent are taken back at once, one by one, and given again', async () => {
  down()
  void edit('09:00')
  void edit('10:00')
  actions.run('undo')
  await passes()
  expect(start()).toBe('09:00')
  actions.run('undo')
  await passes()
  expect([start(), runner.pending.getState().commands.length]).toEqual(['08:00', 0])
  expect(said()).toEqual(['scheduling.toasts.undo_done', 'scheduling.toasts.undo_done'])
  actions.run('redo')
  actions.run('redo')
  await passes()
  expect(start()).toBe('10:00')
  actions.run('undo')
  await passes()
  up()
  await passes(5_000)
  expect(sent(), 'only what was not taken back').toEqual([1, 0, 0])
  expect(start()).toBe('09:00')
})

test('an edit that may have been sent stays: each press says so, and none is carried out later', async () => {
  fetched.mockRejectedValue(new TypeError('no network'))
  void edit('09:00')
  await passes()
  for (let press = 0; press < 3; press += 1) actions.run('undo')
  await passes()
  expect(start()).toBe('09:00')
  expect(said()).toEqual(Array(3).fill('scheduling.step.waits_undo'))
  up()
  await passes(5_000)
  expect(sent()[1]).toBe(0)
})

test('without a connection what was saved before is not undone later', async () => {
  down()
  actions.run('undo')
  actions.run('redo')
  await passes()
  expect(said()).toEqual(['scheduling.step.waits_undo', 'scheduling.step.waits_redo'])
  up()
  await passes(5_000)
  expect(sent()).toEqual([0, 0, 0])
})

test('presses before the loss is known are one undo, not as many as there were', async () => {
  vi.mocked(network.asked).mockRestore()
  fetched.mockImplementation(
    (_path, { signal }) =>
      new Promise((_answer, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
      })
  )
  for (let press = 0; press < 3; press += 1) actions.run('undo')
  await passes(4_000)
  expect(network.isDown()).toBe(true)
  expect(said(), 'the two others').toEqual(Array(2).fill('scheduling.step.waits_undo'))
  fetched.mockClear()
  up()
  await passes(5_000)
  expect(sent()).toEqual([0, 1, 0])
  expect(said().at(-1)).toBe('scheduling.toasts.undo_done')
})
