import type { PersonAvailability } from '@shiftloom/backend/contracts/availability'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderSeeded } from '../../../../testing/seeded.tsx'
import { i18n, loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { Board } from './board.tsx'

const [paint, clear, onOpen] = [vi.fn(), vi.fn(), vi.fn()]
const entry = {
  id: 'a',
  version: 1,
  kind: 'unavailable',
  day: '2026-11-12',
  hours: null,
  groupSize: 2,
} as const
const person: PersonAvailability = {
  ...{ employeeId: 'me', from: '2026-10-26', until: '2026-12-07', entries: [entry], shifts: [] },
  ...{ mayDeclare: true, firstDay: '2026-11-10' },
}
const show = (more: Partial<PersonAvailability> = {}) =>
  renderSeeded(
    <Board
      label="November"
      person={{ ...person, ...more }}
      {...{ month: '2026-11-01', today: '2026-11-03', paint, clear, onOpen }}
    />,
    { feature: 'availabilities' }
  )
const cell = (day: string) => document.querySelector<HTMLElement>(`td[data-day="${day}"]`)!

beforeEach(() => vi.resetAllMocks())
beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n('en-US')
  await loadFeatureTexts('availability')
})
afterEach(cleanup)

test('dragging back over days paints all between them once the button is let go', async () => {
  await show()
  fireEvent.pointerDown(cell('2026-11-13'), { button: 0 })
  fireEvent.pointerEnter(cell('2026-11-11'))
  expect(cell('2026-11-12').getAttribute('aria-selected')).toBe('true')
  expect(paint).not.toHaveBeenCalled()
  fireEvent.pointerUp(window)
  expect(paint.mock.calls).toEqual([[['2026-11-11', '2026-11-12', '2026-11-13']]])
  expect(cell('2026-11-12').getAttribute('aria-selected')).toBe('false')
})

test('a drag that is taken over by the browser paints nothing', async () => {
  await show()
  fireEvent.pointerDown(cell('2026-11-13'), { button: 0 })
  fireEvent(window, new Event('pointercancel'))
  fireEvent.pointerUp(window)
  expect(paint).not.toHaveBeenCalled()
})

test('the keyboard begins today, chooses over weeks, paints and clears', async () => {
  await show()
  await userEvent.tab()
  expect(document.activeElement).toBe(cell('2026-11-03'))
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}{Enter}')
  expect(paint.mock.calls[0]![0]).toHaveLength(8)
  await userEvent.keyboard('{Delete}')
  expect(clear.mock.calls).toEqual([[['2026-11-17']]])
})

test('an entry opens its form without painting the day', async () => {
  await show()
  await userEvent.click(screen.getByRole('button', { name: /Not available/ }))
  expect(onOpen).toHaveBeenCalledWith(entry)
  expect(paint).not.toHaveBeenCalled()
})

test('what may no longer be changed is read only', async () => {
  await show({ firstDay: '2026-11-20' })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Not available')).toBeTruthy()
  cleanup()
  await show({ mayDeclare: false })
  fireEvent.pointerDown(cell('2026-11-13'), { button: 0 })
  fireEvent.pointerUp(window)
  expect(paint).not.toHaveBeenCalled()
})
