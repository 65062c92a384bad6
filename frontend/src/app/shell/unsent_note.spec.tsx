import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeLocale, startI18n } from '#/lib/i18n/i18n.ts'
import { network } from '#/lib/network/network.ts'
import { unsent } from '#/lib/network/unsent.ts'
import { UnsentNote } from './unsent_note.tsx'

const source = {}
const holds = (count: number, waiting = true) =>
  act(() => unsent.report(source, { userId: null, count, waiting, path: '/scheduler' }))

beforeEach(async () => {
  await startI18n('en-US')
  render(
    <MemoryRouter>
      <UnsentNote />
    </MemoryRouter>
  )
})
afterEach(() => holds(0))

test('says on any screen how much waits, and leads to where it is listed', () => {
  expect(screen.queryByRole('status')).toBeNull()
  holds(1)
  expect(screen.getByRole('status').textContent).toContain('1 change has not been sent yet')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/scheduler')
  holds(3)
  expect(screen.getByRole('status').textContent).toContain('3 changes have not been sent yet')
  holds(0)
  expect(screen.queryByRole('status')).toBeNull()
})

test('stays away while changes are on their way, and where the screen says it itself', () => {
  holds(1, false)
  expect(screen.queryByRole('status')).toBeNull()
  holds(1)
  let end = () => {}
  act(() => {
    end = network.toldOnScreen()
  })
  expect(screen.queryByRole('status')).toBeNull()
  act(() => end())
  expect(screen.queryByRole('status')).not.toBeNull()
})

test.each([
  ['pl-PL', '2 zmiany nie zostały jeszcze wysłane'],
  ['vi-VN', '2 thay đổi chưa được gửi'],
] as const)('speaks %s', async (locale, text) => {
  holds(2)
  await act(() => changeLocale(locale))
  expect(screen.getByRole('status').textContent).toContain(text)
})
