import type { TimeRecord } from '@shiftloom/backend/contracts/time_records'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#/../testing/render.tsx'
import { EditModal } from './edit_modal.tsx'

const record = {
  ...{ employee: { id: 'anna', name: 'Anna', surname: 'Nowak' }, day: '2026-11-02', zone: 'Europe/Warsaw' },
  ...{ countedStartsAt: '2026-11-02T07:06:00Z', countedEndsAt: '2026-11-02T15:00:00Z' },
  ...{ unpaidBreakMinutes: 0, editReason: null },
} as TimeRecord

test('hours without a reason are not saved, and the reason gets the keyboard', async () => {
  const onSave = vi.fn()
  await renderScreen(<EditModal record={record} onSave={onSave} onClose={() => undefined} />, {
    feature: 'records',
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  const reason = screen.getByRole('textbox', { name: /^Reason/ })
  await waitFor(() => expect(document.activeElement).toBe(reason))
  expect(onSave).not.toHaveBeenCalled()

  await user.type(reason, ' Forgot the card ')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.lastCall![0]).toEqual({
    ...{ start: '08:06', end: '16:00', unpaidBreakMinutes: 0, reason: 'Forgot the card' },
  })
})
