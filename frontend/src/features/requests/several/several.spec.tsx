import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FiledRequest } from '@shiftloom/backend/contracts/filed_requests'
import { beforeEach, expect, test, vi } from 'vitest'
import { createStore, useStore } from 'zustand'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { Screen } from '#/ui/screen.tsx'
import { renderScreen } from '../../../../testing/render.tsx'
import * as queries from '../queries.ts'
import { SeveralBar } from './several_bar.tsx'
import { useChosen } from './use_chosen.tsx'

const request = (number: number, decidable = true) =>
  ({
    ...{ id: `r${number}`, number, version: 3, firstDay: '2030-03-04', lastDay: '2030-03-08', part: null },
    employee: { id: `e${number}`, name: 'Ada', surname: `Nowak${number}` },
    type: { name: 'Annual leave' },
    rights: { approve: decidable, reject: decidable },
  }) as FiledRequest

const page = createStore<{ rows: FiledRequest[] }>(() => ({ rows: [] }))

function List() {
  const { rows } = useStore(page)
  const chosen = useChosen(rows)
  return (
    <Screen title="Requests">
      <SeveralBar chosen={chosen} />
      {rows.map((row) => (
        <div key={row.id}>{chosen.column.render(row)}</div>
      ))}
    </Screen>
  )
}

vi.mock('../queries.ts', async (original) => ({
  ...(await original<typeof queries>()),
  ...{ approveRequest: vi.fn(), rejectRequest: vi.fn() },
  effectTogetherQuery: (id: string) => ({
    queryKey: [id],
    queryFn: async () => ({ minutes: 0, shifts: [], cover: [], balances: [] }),
  }),
}))
const approve = vi.mocked(queries.approveRequest)
const reject = vi.mocked(queries.rejectRequest)
beforeEach(() => {
  page.setState({ rows: [request(1), request(2), request(3, false)] })
  approve.mockReset().mockResolvedValue({} as never)
  reject.mockReset().mockResolvedValue({} as never)
})

const show = () => renderScreen(<List />, { feature: 'requests' })

test('all that wait are chosen and approved one after the other, with one reason and choice', async () => {
  await show()
  expect(screen.queryByLabelText(/no\. 3/)).toBeNull()
  await userEvent.click(screen.getByLabelText(/^Choose all/))
  await userEvent.click(screen.getByRole('button', { name: 'Approve (2)' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Enjoy')
  await userEvent.click(within(dialog).getByRole('radio', { name: /Delete/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const decision = { version: 3, reason: 'Enjoy', shifts: 'delete' }
  expect(approve.mock.calls.map(([id, input]) => [id, input])).toEqual([
    ['r1', decision],
    ['r2', decision],
  ])
})

test('one that is refused leaves the others alone, is named, and is tried again alone', async () => {
  reject.mockRejectedValueOnce(new ApiFailure(409, { ErrorMessage: 'Decided already' }))
  await show()
  await userEvent.click(screen.getByLabelText(/^Choose all/))
  await userEvent.click(screen.getByRole('button', { name: 'Reject (2)' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }))
  const alert = await within(dialog).findByRole('alert')
  expect(alert.textContent).toMatch(/No\. 1, .*Nowak1.*: Decided already/)
  expect(alert.textContent).not.toMatch(/Nowak2/)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(reject.mock.calls.map(([id]) => id)).toEqual(['r1', 'r2', 'r1']))
})

test('single ones are chosen and left out again', async () => {
  await show()
  await userEvent.click(screen.getByLabelText(/no\. 2/))
  expect(screen.getByRole('button', { name: 'Approve (1)' })).toBeTruthy()
  await userEvent.click(screen.getByLabelText(/no\. 2/))
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull()
})

test('what was refused stays in sight when nothing on the page waits any more', async () => {
  approve.mockRejectedValue(new ApiFailure(409, { ErrorMessage: 'Decided already' }))
  await show()
  await userEvent.click(screen.getByLabelText(/no\. 1/))
  await userEvent.click(screen.getByRole('button', { name: 'Approve (1)' }))
  const dialog = await screen.findByRole('dialog')
  act(() => page.setState({ rows: [request(3, false)] }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/Decided already/)
})
