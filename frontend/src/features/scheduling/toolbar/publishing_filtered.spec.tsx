import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createStore } from 'zustand'
import { answerWith } from '../../../../testing/answers.ts'
import { renderInScheduler } from '../../../../testing/in_scheduler.tsx'
import { useScheduler } from '../context/scheduler_context.ts'
import { filterPeople, noFilters, positionsWorked, type Filters } from '../model/filters.ts'
import { entry, person } from '../model/sample.ts'
import { Toolbar } from './toolbar.tsx'
import { usePublishing } from './use_publishing.tsx'

const week = { from: '2026-11-16', until: '2026-11-23' }
const published = (employeeId: string) => ({
  state: 'published' as const,
  employeeId,
  published: { employeeId } as never,
})
const people = [
  person({ id: 'anna', positionIds: ['till', 'kitchen'] }),
  person({ id: 'piotr', positionIds: ['till'] }),
]
const entries = [
  entry({ id: 'till', employeeId: 'anna', positionId: 'till' }),
  entry({ id: 'kitchen', employeeId: 'anna', positionId: 'kitchen' }),
  entry({ id: 'his', employeeId: 'piotr', positionId: 'till' }),
  entry({ id: 'seen', positionId: 'till', ...published('anna') }),
  entry({ id: 'seen_kitchen', positionId: 'kitchen', ...published('anna') }),
  entry({ id: 'seen_his', positionId: 'till', ...published('piotr') }),
  // What staff see and the planner has deleted is news as well.
  entry({ id: 'gone', positionId: 'till', ...published('anna'), state: 'removed' }),
]

function Publishing() {
  const scheduler = useScheduler()
  return (
    <Toolbar
      url={{ state: { view: 'week', range: week } } as never}
      publishing={usePublishing(scheduler)}
      isRead
    />
  )
}

/** The toolbar over the week with filters, and what it sends. */
async function show(filters: Filters) {
  const done = { result: { revision: 2, entries: 1, people: 1 } }
  const sent = answerWith({
    'GET /scheduling/commands/history': { result: { undo: null, redo: null } },
    'POST /scheduling/publications': done,
    'POST /scheduling/publications/withdrawals': done,
  })
  const commands = createStore(() => [])
  await renderInScheduler(<Publishing />, {
    rights: { publish: true } as never,
    runner: {
      pending: createStore(() => ({ commands: [], waiting: false })),
      takenBack: { commands },
      atRest: () => Promise.resolve(),
      waits: () => false,
      ownVersion: ({ version }: { version: number }) => version,
      refused: 0,
    } as never,
    model: {
      state: { range: week, locationIds: ['centre'], filters } as never,
      range: { ...week, entries, people } as never,
      visible: filterPeople(people, filters, positionsWorked(entries), new Set()),
      warnings: { all: [] } as never,
    },
  })
  return sent
}

const scope = { ...week, locationIds: ['centre'] }
const onlyShown = 'Filters are on: only the shifts shown are affected.'
const ofAnna = { ...noFilters, query: 'anna' }

/** Presses “Publish”, and agrees. */
async function publish() {
  await userEvent.click(screen.getByRole('button', { name: /^Publish/ }))
  const dialog = await screen.findByRole('dialog')
  const text = dialog.textContent
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }))
  return text
}

/** Chooses “Unpublish this period…”, and agrees. */
async function unpublish() {
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Unpublish this period…' }))
  const dialog = await screen.findByRole('dialog')
  const text = dialog.textContent
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unpublish' }))
  return text
}

test.each([
  ['without filters', noFilters, ['till', 'kitchen', 'his', 'gone']],
  ['of one person', ofAnna, ['till', 'kitchen', 'gone']],
  ['of a person and a position', { ...ofAnna, positionIds: ['till'] }, ['till', 'gone']],
  ['of a position that everyone has', { ...noFilters, positionIds: ['till'] }, ['till', 'his', 'gone']],
])('what is published %s is what is shown, and the button counts it', async (_name, filters, ids) => {
  const sent = await show(filters)
  screen.getByRole('button', { name: `Publish (${ids.length})` })
  const asked = await publish()
  expect(asked).toContain(`Publish ${ids.length} changes?`)
  expect(asked.includes(onlyShown)).toBe(filters !== noFilters)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/scheduling/publications',
      body: { ...scope, entryIds: ids, versions: ids.map(() => 1) },
    },
  ])
})

test.each([
  ['without filters', noFilters, ['seen', 'seen_kitchen', 'seen_his', 'gone']],
  ['of one person', ofAnna, ['seen', 'seen_kitchen', 'gone']],
  ['of a person and a position', { ...ofAnna, positionIds: ['till'] }, ['seen', 'gone']],
])('what is unpublished %s is what is shown', async (_name, filters, ids) => {
  const sent = await show(filters)
  const asked = await unpublish()
  expect(asked).toContain(`${ids.length} shifts`)
  expect(asked.includes(onlyShown)).toBe(filters !== noFilters)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/scheduling/publications/withdrawals',
      body: { ...scope, entryIds: ids, versions: ids.map(() => 1) },
    },
  ])
})

test('where the filters leave nothing new, nothing can be published', async () => {
  await show({ ...noFilters, query: 'someone else' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true)
})
