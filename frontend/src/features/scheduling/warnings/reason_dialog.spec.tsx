import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInScheduler } from '../../../../testing/in_scheduler.tsx'
import { ReasonDialog } from './reason_dialog.tsx'

// Text fields that grow listen for fonts, which a page without a screen has none of.
beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
})

test('a reason that is too short for the server is kept, and the field says how long it has to be', async () => {
  const answer = vi.fn()
  const asked = { title: 'Save against the rule?', grounds: [], confirmLabel: 'Override', answer }
  await renderInScheduler(<ReasonDialog asked={asked} />)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Reason')
  const send = (text: string) => {
    fireEvent.change(field, { target: { value: text } })
    fireEvent.submit(field.closest('form')!)
  }
  send('ok  ')
  expect(await screen.findByText('Say why, in at least 3 characters.')).toBeTruthy()
  expect(answer).not.toHaveBeenCalled()
  expect(field.value).toBe('ok  ')
  send('yes ')
  expect(answer).toHaveBeenCalledExactlyOnceWith('yes')
})
