import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '#/lib/i18n/i18n.ts'
import { hideToast, shownToasts, toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(async () => {
  await startI18n('en-US')
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  act(() => shownToasts().forEach(({ id }) => hideToast(id)))
  cleanup()
  vi.useRealTimers()
})
const say = (text: string, type: 'info' | 'warning' = 'info') => act(() => void toast({ text, type }))
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const front = () => document.querySelector('[data-front]')?.textContent

test('the newest is in front and says how many are beneath', () => {
  say('First', 'warning')
  say('Second')
  expect(front()).toBe('Second+1')
})

test('what lies beneath keeps its time until it is in front', () => {
  say('First')
  say('Second')
  wait(4_000)
  expect(screen.queryByText('Second')).toBeNull()
  expect(front()).toBe('First')
  wait(3_900)
  expect(screen.queryByText('First')).not.toBeNull()
  wait(200)
  expect(screen.queryByText('First')).toBeNull()
})

test('pointed at, all of them stay', () => {
  say('First')
  say('Second')
  const second = screen.getByText('Second')
  fireEvent.mouseEnter(second)
  wait(60_000)
  expect(shownToasts()).toHaveLength(2)
  fireEvent.mouseLeave(second)
  wait(4_000)
  wait(4_000)
  expect(shownToasts()).toHaveLength(0)
})

test('closed by hand, the next ones go by themselves again', () => {
  say('First')
  fireEvent.mouseEnter(screen.getByText('First'))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  say('Second')
  wait(4_100)
  expect(shownToasts()).toHaveLength(0)
})
