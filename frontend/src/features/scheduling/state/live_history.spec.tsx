import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { HistoryStep, ScheduleChanged } from '@shiftloom/backend/contracts/schedule'
import { beforeEach, expect, test, vi } from 'vitest'
import { keys } from '../queries/schedule.ts'
import { range as sampleRange } from '../model/sample.ts'
import { CommandRunner } from './command_runner.ts'
import { createUiStore } from './ui_state.ts'
import { useLiveSchedule } from './use_live_schedule.ts'

type Heard = { scheduleChanged?: (change: ScheduleChanged) => void; connected?: () => unknown }
const heard: Heard = {}
vi.mock('#/lib/network/use_hub.ts', () => ({
  useHub: (_name: string, handlers: Heard) => Object.assign(heard, handlers),
  useHubConnected: (_name: string, connected: () => unknown) => Object.assign(heard, { connected }),
}))
vi.mock('#/lib/account/profile.ts', () => ({ useProfile: () => ({ id: 'me' }) }))

let cache: QueryClient
const isOld = () => cache.getQueryState(keys.history)!.isInvalidated
const change = (given: Partial<ScheduleChanged>): ScheduleChanged => ({
  ...{ revision: 11, byUserId: 'other', from: '2026-11-16', until: '2026-11-17', entryIds: [] },
  ...given,
})

beforeEach(() => {
  cache = new QueryClient()
  cache.setQueryData(keys.history, { undo: null, redo: null })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  )
  const range = sampleRange({ from: '2026-11-16', until: '2026-11-23', revision: 10 })
  renderHook(() => useLiveSchedule(range, [], createUiStore()), { wrapper })
})

test.each([
  ['in the days shown', '2026-11-16'],
  ['in other days, where a step of this planner may have been', '2026-12-01'],
])('a change of another user makes the next steps of undo and redo old: %s', (_, from) => {
  heard.scheduleChanged!(change({ from, until: '2026-12-02' }))
  expect(isOld()).toBe(true)
})
test('what the answer to a change of one’s own has brought is not asked for again', () => {
  heard.scheduleChanged!(change({ byUserId: 'me', revision: 10 }))
  expect(isOld()).toBe(false)
})
test('what was said while the line was down is lost, so they are read again with it', () => {
  heard.connected!()
  expect(isOld()).toBe(true)
})

test('an answer to a step of one’s own is newer than what was on its way', async () => {
  const slow = Promise.withResolvers<{ undo: HistoryStep | null; redo: null }>()
  const reading = cache.fetchQuery({ queryKey: keys.history, queryFn: () => slow.promise })
  const step: HistoryStep = {
    ...{ id: 'c', label: 'edit', shifts: 1, people: 1, behindPublication: false },
    ...{ from: '2026-11-16', until: '2026-11-17', at: '2026-11-16T08:00:00.000Z' },
  }
  const history = { undo: step, redo: null }
  new CommandRunner(cache).absorb({
    ...{ commandId: 'c', entries: [], removedIds: [], revision: 12, conflicts: [] },
    history,
  })
  slow.resolve({ undo: null, redo: null })
  expect(await reading, 'an interrupted reading is no failure').toEqual(history)
  expect(cache.getQueryData(keys.history)).toEqual(history)
  expect(cache.getQueryState(keys.history)!.fetchStatus).toBe('idle')
})
