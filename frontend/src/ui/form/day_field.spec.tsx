import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { setWriting } from '#/lib/writing/writing.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { DayField } from './day_field.tsx'

const polish = { dateFormat: 'DD.MM.YYYY', timeFormat: 'HH:mm', firstDayOfWeek: 1 } as const
afterEach(() => setWriting(null))

async function show(writing: Parameters<typeof setWriting>[0], start: string | null, max?: string) {
  setWriting(writing)
  const changed = vi.fn()
  const sent = vi.fn()
  function Form() {
    const [day, setDay] = useState<string | null>(start)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent(day)
        }}
      >
        <DayField label="Day" value={day} max={max} onChange={(next) => (changed(next), setDay(next))} />
        <button type="submit">Send</button>
      </form>
    )
  }
  await renderScreen(<Form />, { feature: 'company' })
  return { changed, sent, field: screen.getByLabelText<HTMLInputElement>('Day') }
}
const weekdays = () =>
  screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)

test('a day is shown and typed as the company writes it', async () => {
  const { changed, field } = await show(polish, '2026-11-03')
  expect(field.value).toBe('03.11.2026')
  await userEvent.clear(field)
  expect(changed).toHaveBeenLastCalledWith(null)
  await userEvent.type(field, '24.12.2026')
  expect(changed).toHaveBeenLastCalledWith('2026-12-24')
  await userEvent.tab()
  expect(field.value).toBe('24.12.2026')
})

test('the same figures mean another day where months come first, and weeks begin on Sunday', async () => {
  const { changed, field } = await show(
    { dateFormat: 'MM/DD/YYYY', timeFormat: 'h:mm a', firstDayOfWeek: 7 },
    null
  )
  await userEvent.type(field, '3/4/2026')
  expect(changed).toHaveBeenLastCalledWith('2026-03-04')
  expect(weekdays()[0]).toBe('Su')
})

test('what is no day is said and not sent', async () => {
  const { changed, sent, field } = await show(polish, '2026-11-03', '2026-12-31')
  await userEvent.clear(field)
  changed.mockClear()
  await userEvent.type(field, '31.02.2026{Enter}')
  expect(screen.getByText('Write the date as DD.MM.YYYY.')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, '01.01.2027{Enter}')
  expect(screen.getByText('This day cannot be chosen here.')).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()
  await userEvent.clear(field)
  await userEvent.type(field, '2026-12-24{Enter}')
  expect(sent).toHaveBeenCalledWith('2026-12-24')
})

test.each([
  ['1.1.26', '2026-01-01', '01.01.2026'],
  ['5 stycznia 2026', '2026-01-05', '05.01.2026'],
  ['Jan 5, 2026', '2026-01-05', '05.01.2026'],
])('%s is read when the field is left, or sent with Enter', async (typed, day, shown) => {
  const { sent, field } = await show(polish, '2026-11-03')
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  await userEvent.tab()
  expect(field.value).toBe(shown)
  await userEvent.clear(field)
  await userEvent.type(field, `${typed}{Enter}`)
  expect(sent).toHaveBeenLastCalledWith(day)
})

test('what cannot be read stays where it is, said, and keeps the form from being sent', async () => {
  const { sent, field } = await show(polish, '2026-11-03')
  await userEvent.clear(field)
  await userEvent.type(field, '31.13.26')
  await userEvent.tab()
  expect(field.value).toBe('31.13.26')
  screen.getByText('Write the date as DD.MM.YYYY.')
  await userEvent.click(screen.getByText('Send'))
  expect(sent).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field)
})

test('the day the field has anyway may be picked after something that is none', async () => {
  const { sent, field } = await show(polish, '2026-11-03')
  await userEvent.clear(field)
  await userEvent.click(screen.getByText('Send'))
  sent.mockClear()
  await userEvent.type(field, '3.11.2026')
  await userEvent.type(field, 'x')
  await userEvent.click(await screen.findByRole('button', { name: /^3 /, hidden: true }))
  expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('03.11.2026')
  await userEvent.click(screen.getByText('Send'))
  expect(sent).toHaveBeenLastCalledWith('2026-11-03')
})
