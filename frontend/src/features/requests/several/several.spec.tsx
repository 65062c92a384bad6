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
  ...{ approveRequest: vi.fn(), rejectRequest: vi.fn(), refreshRequests: vi.fn() },
  effectTogetherQuery: (id: string) => ({
    queryKey: [id],
    queryFn: async () => ({ minutes: 0, shifts: [], cover: [], balances: [] }),
  }),
}))
const approve = vi.mocked(queries.approveRequest)
const reject = vi.mocked(queries.rejectRequest)
const refresh = vi.mocked(queries.refreshRequests)
beforeEach(() => {
  page.setState({ rows: [request(1), request(2), request(3, false)] })
  approve.mockReset().mockResolvedValue({} as never)
  reject.mockReset().mockResolvedValue({} as never)
  refresh.mockReset().mockResolvedValue([undefined, undefined])
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

test('the question stays until the list below it shows what was decided', async () => {
  const read = Promise.withResolvers<[void, void]>()
  refresh.mockReturnValueOnce(read.promise)
  await show()
  await userEvent.click(screen.getByLabelText(/^Choose all/))
  await userEvent.click(screen.getByRole('button', { name: 'Reject (2)' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(screen.queryByText(/rejected/i)).toBeNull()
  read.resolve([undefined, undefined])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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

test('one that was decided before is named with who decided it, and is not tried again', async () => {
  const current = { ...request(1, false), version: 4, status: 2, decidedBy: 'Jan Kos' }
  approve.mockRejectedValueOnce(new ApiFailure(409, { ErrorMessage: 'Changed', Details: { current } }))
  await show()
  await userEvent.click(screen.getByLabelText(/^Choose all/))
  await userEvent.click(screen.getByRole('button', { name: 'Approve (2)' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Enjoy')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  const alert = await within(dialog).findByRole('alert')
  expect(alert.textContent).toMatch(/Nowak1.*: it was rejected before, by Jan Kos/)
  expect(within(dialog).queryByRole('button', { name: /again/ })).toBeNull()
  const close = within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!
  await waitFor(() => expect(document.activeElement).toBe(close))
  await userEvent.click(close)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(approve).toHaveBeenCalledTimes(2)
})

test('one that was edited meanwhile is tried again as it is now', async () => {
  const current = { ...request(1), version: 4, status: 0, firstDay: '2030-05-06', lastDay: '2030-05-06' }
  approve.mockRejectedValueOnce(new ApiFailure(409, { ErrorMessage: 'Changed', Details: { current } }))
  await show()
  await userEvent.click(screen.getByLabelText(/no\. 1/))
  await userEvent.click(screen.getByRole('button', { name: 'Approve (1)' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/May 6, 2030: Changed/)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(approve.mock.calls.map(([, { version }]) => version)).toEqual([3, 4]))
})

test('without an answer the rest is not tried, and which may be decided is said', async () => {
  approve.mockRejectedValueOnce(new ApiFailure(503, {}))
  await show()
  await userEvent.click(screen.getByLabelText(/^Choose all/))
  await userEvent.click(screen.getByRole('button', { name: 'Approve (2)' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  const alert = await within(dialog).findByRole('alert')
  expect(alert.textContent).toMatch(
    /2 requests have no confirmed decision.*Nowak1.*: no answer came.*Nowak2.*: not decided yet/
  )
  expect(approve).toHaveBeenCalledTimes(1)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(approve.mock.calls.map(([id]) => id)).toEqual(['r1', 'r1', 'r2']))
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
