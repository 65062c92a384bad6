import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerWith } from '../../../../testing/answers.ts'
import { ColleagueWrites } from '../../../../testing/colleague_writes.tsx'
import { renderInScheduler } from '../../../../testing/in_scheduler.tsx'
import { entry, person } from '../model/sample.ts'
import { ReplacementsCard } from './replacements_card.tsx'

vi.mock('./replacement_line.tsx', () => ({
  ReplacementLine: ({ person: { id } }: { person: { id: string } }) => <span>{id}</span>,
}))

const shift = entry({ id: 's', version: 1 })
const theirs = entry({ id: 's', version: 2, start: '10:00', end: '18:00' })

beforeEach(() => vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} unobserve() {} })) // prettier-ignore

test('a colleague’s change while the list is open is shown, and giving the shift is a conflict', async () => {
  const send = vi.fn()
  const piotr = { employeeId: 'piotr', blocker: null, alerts: [], reasons: [] }
  answerWith({ 'GET /scheduling/entries/s/replacements': { result: [piotr] } })
  await renderInScheduler(
    <ColleagueWrites entry={theirs}>
      <ReplacementsCard entryId="s" rect={{ left: 0, right: 0, top: 0, bottom: 0 }} />
    </ColleagueWrites>,
    {
      parts: ['generate'],
      actions: { send } as never,
      model: {
        entryById: new Map([['s', shift]]),
        personById: new Map([['piotr', person({ id: 'piotr' })]]),
        breakLaw: { missing: () => null, breaksOf: () => [] },
      },
    }
  )
  await screen.findByText('piotr')
  fireEvent.click(screen.getByText('A colleague writes'))
  expect(await screen.findByText(/10:00–18:00/)).toBeTruthy()
  fireEvent.click(await screen.findByText('piotr'))
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]![0]).toMatchObject({
    operations: [{ kind: 'update', id: 's', version: 1, changes: { employeeId: 'piotr' } }],
    known: [shift],
  })
})
