import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInScheduler } from '../../../../testing/in_scheduler.tsx'
import { entry } from '../model/sample.ts'
import { formOf } from '../model/shift_form.ts'
import { useShiftSaving } from './use_shift_saving.ts'

const short = entry({ id: 's', start: '09:00', end: '13:00' })

function Save() {
  const { save } = useShiftSaving(short, { ...formOf(short), times: '9-17' }, () => {})
  return <button onClick={save}>Save</button>
}

test('a shift made longer in its panel is saved with the break the law asks for', async () => {
  const change = vi.fn(() => Promise.resolve({ ok: true }))
  const add = { minutes: 15, paid: true }
  const missing = ({ end }: { end: string }) => (end === '17:00' ? add : null)
  await renderInScheduler(<Save />, {
    actions: { change } as never,
    runner: { ownVersion: () => undefined } as never,
    model: { entryById: new Map([['s', short]]), breakLaw: { missing, breaksOf: () => [] } },
  })
  fireEvent.click(screen.getByText('Save'))
  await waitFor(() =>
    expect(change).toHaveBeenCalledExactlyOnceWith(short, {
      end: '17:00',
      breaks: [{ start: null, ...add }],
    })
  )
})
