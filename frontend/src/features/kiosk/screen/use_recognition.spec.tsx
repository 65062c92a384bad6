import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderSeeded } from '#/../testing/seeded.tsx'
import { PinPad } from './pin_pad.tsx'
import { useRecognition } from './use_recognition.ts'

vi.mock('../state/recognise.ts', () => ({ recognise: () => Promise.reject(new Error('QuotaExceededError')) }))

function Desk() {
  const { recognise, isBusy, problem } = useRecognition(() => {})
  return <PinPad isBusy={isBusy} problem={problem} onRead={(shown) => void recognise(shown)} />
}

test('a device that is full says so to the person who typed a PIN, and waits for the next one', async () => {
  await renderSeeded(<Desk />, { feature: 'kiosk' })
  const user = userEvent.setup()
  for (const digit of '482915') await user.click(screen.getByRole('button', { name: digit }))
  await user.click(screen.getByRole('button', { name: 'Confirm the PIN' }))
  await screen.findByText('This device is full: nothing more can be kept.')
  expect(screen.getByRole('button', { name: 'Confirm the PIN' })).toHaveProperty('disabled', false)
})
