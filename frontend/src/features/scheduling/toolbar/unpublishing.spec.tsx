import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { formatFor } from '#/lib/writing/format.ts'
import { answerWith } from '../../../../testing/answers.ts'
import { renderScreen } from '../../../../testing/render.tsx'
import { noFilters } from '../model/filters.ts'
import { entry } from '../model/sample.ts'
import { keys } from '../queries/schedule.ts'
import { makeLabels } from '../words/labels.ts'
import { usePublishing } from './use_publishing.tsx'

const toast = vi.hoisted(() => vi.fn())
vi.mock('#/ui/toast.ts', () => ({ toast }))

const places = { locations: [], positions: [], tags: [] }
const labels = makeLabels(
  (key, values) => `${key} ${String(values?.count ?? '')}`.trim(),
  formatFor('en-US'),
  places,
  'UTC'
)
const week = { from: '2026-11-16', until: '2026-11-23' }
const published = { state: 'published' as const, published: { employeeId: 'anna' } as never }
const model = {
  state: { range: week, locationIds: ['centre'], filters: noFilters },
  range: {
    entries: [entry({ id: 'a', ...published }), entry({ id: 'b', ...published }), entry({ id: 'draft' })],
  },
  visible: [],
}

const absorb = vi.fn()
function Unpublish({ waits = false, shown = model }: { waits?: boolean; shown?: object }) {
  const runner = {
    atRest: () => Promise.resolve(),
    waits: () => waits,
    ownVersion: ({ version }: { version: number }) => version,
    refused: 0,
    absorb,
  }
  const { withdraw, bulk } = usePublishing({ model: shown, labels, runner } as never)
  return (
    <>
      <button onClick={withdraw}>Unpublish</button>
      <button onClick={() => bulk('deleteAll')}>Delete all</button>
    </>
  )
}

beforeEach(() => toast.mockReset())

test('unpublishing names the shifts that were counted, and says how many the server has unpublished', async () => {
  const path = '/scheduling/publications/withdrawals'
  // A colleague has unpublished one of the two while the question stood.
  const sent = answerWith({ [`POST ${path}`]: { result: { revision: 2, entries: 1, people: 1 } } })
  await renderScreen(<Unpublish />, { feature: 'scheduling' })
  fireEvent.click(screen.getByText('Unpublish'))
  expect(await screen.findByText('scheduling.publish.withdraw_text 2')).toBeTruthy()
  fireEvent.click(await screen.findByText('scheduling.publish.withdraw_confirm'))
  await waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      type: 'success',
      text: 'scheduling.publish.withdrawn 1',
    })
  )
  expect(sent).toEqual([
    {
      method: 'POST',
      path,
      body: { ...week, locationIds: ['centre'], entryIds: ['a', 'b'], versions: [1, 1] },
    },
  ])
})

test('what is shown is read again when the server refuses, as when all of it has changed since', async () => {
  answerWith({
    'POST /scheduling/publications/withdrawals': { status: 409, Code: 'scheduling.changed_since_counted' },
  })
  const read = vi.fn(() => Promise.resolve(null))
  const Range = () => <div>{useQuery({ queryKey: keys.ranges, queryFn: read }).status}</div>
  await renderScreen(
    <>
      <Range />
      <Unpublish />
    </>,
    { feature: 'scheduling' }
  )
  fireEvent.click(screen.getByText('Unpublish'))
  fireEvent.click(await screen.findByText('scheduling.publish.withdraw_confirm'))
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  expect(toast).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'success' }))
})

test.each([
  ['Unpublish', 'scheduling.publish.withdraw_confirm'],
  ['Delete all', 'scheduling.bulk.deleteAll_confirm'],
])('“%s” is not sent past edits that wait, and the screen says so', async (button, agreed) => {
  const sent = answerWith({})
  await renderScreen(<Unpublish waits />, { feature: 'scheduling' })
  fireEvent.click(screen.getByText(button))
  fireEvent.click(await screen.findByText(agreed))
  await waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith({ type: 'warning', text: 'scheduling.publish.waits' })
  )
  expect(sent).toEqual([])
})

test('a bulk change touches the shifts that the filters leave, by name', async () => {
  const path = '/scheduling/bulk-changes'
  const answer = { entries: [], removedIds: ['a'], changedSince: 2 }
  const sent = answerWith({ [`POST ${path}`]: { result: answer } })
  const entries = [entry({ id: 'a', employeeId: 'anna' }), entry({ id: 'hidden', employeeId: 'piotr' })]
  const filters = { ...noFilters, query: 'anna' }
  const shown = {
    ...model,
    state: { ...model.state, filters },
    range: { entries },
    visible: [{ id: 'anna' }],
  }
  await renderScreen(<Unpublish shown={shown} />, { feature: 'scheduling' })
  fireEvent.click(screen.getByText('Delete all'))
  fireEvent.click(await screen.findByText('scheduling.bulk.deleteAll_confirm'))
  await waitFor(() => expect(absorb).toHaveBeenCalledExactlyOnceWith(answer))
  expect(toast).toHaveBeenLastCalledWith({ type: 'warning', text: 'scheduling.publish.changed_since 2' })
  expect(sent).toEqual([
    {
      method: 'POST',
      path,
      body: { kind: 'deleteAll', ...week, locationIds: ['centre'], entryIds: ['a'], versions: [1] },
    },
  ])
})
