import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { setWriting } from '#/lib/writing/writing.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { ClockField } from './clock_field.tsx'

const polish = { dateFormat: 'DD.MM.YYYY', timeFormat: 'HH:mm' } as const
const american = { dateFormat: 'MM/DD/YYYY', timeFormat: 'h:mm a' } as const
afterEach(() => setWriting(null))

async function show(writing: Parameters<typeof setWriting>[0], start: string | null) {
  setWriting(writing)
  const changed = vi.fn()
  const sent = vi.fn()
  function Form() {
    const [time, setTime] = useState<string | null>(start)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent(time)
        }}
      >
        <ClockField label="Opens" value={time} onChange={(next) => (changed(next), setTime(next))} />
        <button type="submit">Send</button>
      </form>
    )
  }
  await renderScreen(<Form />, { feature: 'company' })
  const field = screen.getByLabelText<HTMLInputElement>('Opens')
  return { changed, sent, field, shown: () => field.value.replaceAll('\u00a0', ' ') }
}

test('a time is shown as the company writes it, and typed the short way', async () => {
  const { changed, field, shown } = await show(polish, '14:30')
  expect(shown()).toBe('14:30')
  await userEvent.clear(field)
  expect(changed).toHaveBeenLastCalledWith(null)
  await userEvent.type(field, '615')
  expect(changed).toHaveBeenLastCalledWith('06:15')
  await userEvent.tab()
  expect(shown()).toBe('06:15')
})

test('the half of the day is written where the company writes it', async () => {
  const { changed, field, shown } = await show(american, '14:30')
  expect(shown()).toBe('2:30 PM')
  await userEvent.clear(field)
  await userEvent.type(field, '9:05 pm')
  expect(changed).toHaveBeenLastCalledWith('21:05')
})

test('arrow keys move by a quarter of an hour, round midnight too', async () => {
  const { changed, field } = await show(polish, '23:50')
  field.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(changed).toHaveBeenLastCalledWith('00:00')
  await userEvent.keyboard('{ArrowDown}')
  expect(changed).toHaveBeenLastCalledWith('23:45')
})

test('what is no time is said when the form would be sent, and is not sent', async () => {
  const { sent, field } = await show(polish, '08:00')
  await userEvent.clear(field)
  await userEvent.type(field, '26{Enter}')
  screen.getByText('Write a time of day, such as 16:30.')
  expect(sent).not.toHaveBeenCalled()
  await userEvent.clear(field)
  await userEvent.type(field, '2{Enter}')
  expect(screen.queryByText(/Write a time/)).toBeNull()
  expect(sent).toHaveBeenCalledWith('02:00')
})

test('what is no time stays where it is, said, and keeps the form from being sent', async () => {
  const { sent, field, shown } = await show(polish, '08:00')
  await userEvent.clear(field)
  await userEvent.type(field, '8:7')
  await userEvent.tab()
  expect(shown()).toBe('8:7')
  screen.getByText('Write a time of day, such as 16:30.')
  await userEvent.click(screen.getByText('Send'))
  expect(sent).not.toHaveBeenCalled()
  await userEvent.type(field, '{Backspace}07')
  await userEvent.click(screen.getByText('Send'))
  expect(sent).toHaveBeenLastCalledWith('08:07')
})
