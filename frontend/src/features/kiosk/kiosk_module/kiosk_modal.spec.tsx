import type { Kiosk } from '@shiftloom/backend/contracts/kiosks'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { locationsQuery } from '#/domain/company/directory.ts'
import { answerWith } from '../../../../testing/answers.ts'
import { renderSeeded } from '../../../../testing/seeded.tsx'
import { KioskModal } from './kiosk_modal.tsx'

const toast = vi.hoisted(() => vi.fn())
vi.mock('#/ui/toast.ts', () => ({ toast }))

const kiosk = { id: 'k1', version: 1, name: 'Door', locationId: 'centre', showsNames: false } as Kiosk

beforeEach(() => toast.mockReset())

test('a kiosk that a colleague has changed is saved over their version when asked again', async () => {
  const path = '/time-tracking/kiosks/k1'
  const theirs = { ...kiosk, version: 4, name: 'Back door' }
  const sent = answerWith({
    [`PUT ${path}`]: ({ version }: { version: number }) =>
      version === 4
        ? { result: theirs }
        : { status: 409, Code: 'core.stale_version', Details: { current: theirs } },
  })
  const onClose = vi.fn()
  await renderSeeded(<KioskModal kiosk={kiosk} onClose={onClose} />, {
    feature: 'kiosk_module',
    known: [[locationsQuery.queryKey, [{ id: 'centre', name: 'Centre' }]]],
  })
  const name = screen.getByDisplayValue('Door')
  fireEvent.change(name, { target: { value: 'Front door' } })
  const save = () => fireEvent.submit(name.closest('form')!)
  save()
  await waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ text: expect.stringContaining('Your input is still here') })
    )
  )
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBeNull()
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const body = { name: 'Front door', locationId: 'centre', showsNames: false }
  expect(sent.map((one) => one.body)).toEqual([1, 4].map((version) => ({ version, ...body })))
})
