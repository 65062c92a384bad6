import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { HubState } from './hubs.ts'
import { useHubConnected } from './use_hub.ts'

const fake = vi.hoisted(() => {
  const listeners = new Set<() => void>()
  const hub = {
    state: 'disconnected' as string,
    watch: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)),
  }
  return { hub, listeners }
})
vi.mock('./hubs.ts', () => ({ hub: () => fake.hub }))

const enter = (state: HubState) =>
  act(() => {
    fake.hub.state = state
    for (const listener of fake.listeners) listener()
  })

beforeEach(() => void (fake.hub.state = 'disconnected'))

test('reads again each time messages begin to arrive, and only then', () => {
  const readAgain = vi.fn()
  const { unmount } = renderHook(() => useHubConnected('schedule', readAgain))
  enter('connecting')
  expect(readAgain).not.toHaveBeenCalled()
  enter('connected')
  enter('connected')
  expect(readAgain).toHaveBeenCalledTimes(1)
  enter('reconnecting')
  enter('connected')
  expect(readAgain).toHaveBeenCalledTimes(2)
  unmount()
  expect(fake.listeners.size).toBe(0)
})

test('a listener that joins a live connection has just read', () => {
  fake.hub.state = 'connected'
  const readAgain = vi.fn()
  renderHook(() => useHubConnected('schedule', readAgain))
  enter('connected')
  expect(readAgain).not.toHaveBeenCalled()
})
