import type { SpecialDays } from '@shiftloom/backend/contracts/demand_special_days'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerWith } from '../../../../../testing/answers.ts'
import { renderSeeded } from '../../../../../testing/seeded.tsx'
import { SpecialModal } from './special_modal.tsx'

const toast = vi.hoisted(() => vi.fn())
vi.mock('#/ui/toast.ts', () => ({ toast }))

const days: SpecialDays = {
  ...{ id: 's1', version: 1, locationId: 'centre', metricId: 'm1', name: 'Fair' },
  ...{ from: '2026-11-16', until: '2026-11-17', factor: null },
}

beforeEach(() => toast.mockReset())

test('special days that a colleague has changed are saved over their version when asked again', async () => {
  const theirs = { ...days, version: 3, name: 'Market' }
  const sent = answerWith({
    'PUT /demand/special-days/s1': ({ version }: { version: number }) =>
      version === 3
        ? { result: theirs }
        : { status: 409, Code: 'core.stale_version', Details: { current: theirs } },
  })
  const onClose = vi.fn()
  await renderSeeded(
    <SpecialModal
      {...{ locationId: 'centre', metricId: 'm1', metricName: 'Visits', days, onClose }}
      day="2026-11-16"
    />,
    { feature: 'metric_records' }
  )
  const name = screen.getByDisplayValue('Fair')
  fireEvent.change(name, { target: { value: 'Town fair' } })
  const save = () => fireEvent.submit(name.closest('form')!)
  save()
  await waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ text: expect.stringContaining('Your input is still here') })
    )
  )
  expect(onClose).not.toHaveBeenCalled()
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent.map(({ body }) => body)).toEqual(
    [1, 3].map((version) => expect.objectContaining({ version, name: 'Town fair' }))
  )
})
