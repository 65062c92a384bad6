import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand'
import { ColleagueWrites } from '../../../../testing/colleague_writes.tsx'
import { renderInScheduler } from '../../../../testing/in_scheduler.tsx'
import { entry, person } from '../model/sample.ts'
import { useCandidates } from './use_candidates.ts'

const shift = entry({ id: 's', version: 1 })
const theirs = entry({ id: 's', version: 2, comment: 'theirs' })

function Picker() {
  const { candidates, choose } = useCandidates({ kind: 'assign', entryIds: ['s'] }, shift.day)
  return candidates?.map(({ person: { id } }) => (
    <button key={id} onClick={() => void choose(id, () => {})}>
      {id}
    </button>
  ))
}

test('a colleague’s change while the list is open is a conflict, not overwritten', async () => {
  const send = vi.fn()
  await renderInScheduler(
    <ColleagueWrites entry={theirs}>
      <Picker />
    </ColleagueWrites>,
    {
      actions: { send } as never,
      rules: createStore(() => ({ status: 'off' })) as never,
      model: {
        entryById: new Map([['s', shift]]),
        range: { people: [person({ id: 'anna' }), person({ id: 'piotr' })], entries: [shift] } as never,
        totals: { byPerson: new Map() } as never,
        order: { days: [shift.day], rowIds: ['anna', 'piotr'] },
        breakLaw: { missing: () => null, breaksOf: () => [] },
      },
    }
  )
  fireEvent.click(screen.getByText('A colleague writes'))
  fireEvent.click(await screen.findByText('piotr'))
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]![0]).toMatchObject({
    operations: [{ kind: 'update', id: 's', version: 1, changes: { employeeId: 'piotr' } }],
    known: [shift],
  })
})
