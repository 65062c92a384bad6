import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { formatFor } from '#/lib/writing/format.ts'
import { answerWith } from '../../../../testing/answers.ts'
import { renderScreen } from '../../../../testing/render.tsx'
import { noFilters } from '../model/filters.ts'
import { entry } from '../model/sample.ts'
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

function Unpublish() {
  const runner = { atRest: () => Promise.resolve(), waits: () => false }
  const { withdraw } = usePublishing({ model, labels, runner } as never)
  return <button onClick={withdraw}>Unpublish</button>
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
    { method: 'POST', path, body: { ...week, locationIds: ['centre'], entryIds: ['a', 'b'] } },
  ])
})
