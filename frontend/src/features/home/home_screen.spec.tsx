import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith } from '../../../testing/answers.ts'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { HomeScreen } from './home_screen.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

test('a screen that stays open greets by the time of the company’s day, and names the next one after midnight', async () => {
  vi.setSystemTime('2026-11-26T10:59:00Z')
  answerWith({})
  await renderSeeded(<HomeScreen />, {
    feature: 'home',
    profile: { name: 'Anna', timeZone: 'Europe/Warsaw', licenseFunctionalities: {} },
  })
  screen.getByText('Thursday, November 26, 2026')
  const title = () => screen.getByRole('heading', { level: 1 }).textContent
  expect(title()).toBe('Good morning, Anna')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(title()).toBe('Good afternoon, Anna')
  act(() => void vi.advanceTimersByTime(12 * 3_600_000))
  screen.getByText('Friday, November 27, 2026')
})
