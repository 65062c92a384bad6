import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerWith } from '#/../testing/answers.ts'
import { renderScreen } from '#/../testing/render.tsx'
import { loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { Toaster } from '#/ui/toaster.tsx'
import { noFilters } from '../model/filters.ts'
import { entry, range } from '../model/sample.ts'
import type { CommandRunner } from '../state/command_runner.ts'
import type { Warning } from '../model/warning.ts'
import { verdict } from '../warnings/sample_verdicts.ts'
import { useLabels } from '../words/labels.ts'
import { usePublishing } from './use_publishing.tsx'

const week = { from: '2026-11-16', until: '2026-11-23' }
const warning = (ruleId: string, shiftIds: string[], accepted = false) =>
  ({ accepted, verdict: verdict({ ruleId: ruleId as never, shiftIds }) }) as unknown as Warning
const warnings = [
  warning('daily_rest', ['a', 'b']),
  warning('day_break', ['a']),
  warning('day_break', ['b']),
  warning('weekly_rest', ['b'], true),
]
const model = {
  state: {
    range: week,
    locationIds: ['centre'],
    filters: noFilters,
  },
  range: range({ entries: [entry({ id: 'a' }), entry({ id: 'b', employeeId: 'piotr' })] }),
  visible: [],
  warnings: { all: warnings },
}

type Runner = Pick<CommandRunner, 'atRest' | 'waits' | 'refused' | 'ownVersion'>
const idle: Runner = {
  atRest: () => Promise.resolve(),
  waits: () => false,
  refused: 0,
  ownVersion: ({ version }) => version,
}

function Publish({
  entryIds,
  all,
  runner = idle,
}: {
  entryIds?: string[]
  all: readonly Warning[]
  runner?: Runner
}) {
  const labels = useLabels({ locations: [], positions: [], tags: [] }, 'Europe/Warsaw')
  const tools = { labels, runner, model: { ...model, warnings: { all } } }
  const { publish, isAtWork } = usePublishing(tools as unknown as Parameters<typeof usePublishing>[0])
  return (
    <button aria-busy={isAtWork} onClick={() => publish(entryIds)}>
      Publish them
    </button>
  )
}

/** The question that publishing asks. */
async function asked(entryIds?: string[], all: readonly Warning[] = warnings): Promise<HTMLElement> {
  const sent = answerWith({})
  await startI18n('en-US')
  await loadFeatureTexts('labour_code')
  await renderScreen(<Publish {...(entryIds && { entryIds })} all={all} />, { feature: 'scheduling' })
  await userEvent.click(screen.getByText('Publish them'))
  const dialog = await screen.findByRole('dialog')
  expect(sent).toEqual([])
  return dialog
}
const itemsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('publishing lists the open warnings by rule, most first, without those accepted', async () => {
  const dialog = await asked()
  within(dialog).getByText('3 warnings are open:')
  expect(itemsOf(dialog)).toEqual(['2 new shifts', 'Breaks: 2', 'Daily rest: 1'])
})

test('publishing some shifts counts their own warnings', async () => {
  const dialog = await asked(['a'])
  within(dialog).getByText('2 warnings are open:')
  expect(itemsOf(dialog).slice(1)).toEqual(['Daily rest: 1', 'Breaks: 1'])
})

test('without open warnings nothing is said of them', async () => {
  const dialog = await asked(undefined, [warning('daily_rest', ['a'], true)])
  expect(within(dialog).queryByText(/open:/)).toBeNull()
  expect(itemsOf(dialog)).toHaveLength(1)
})

/** Publishes while the runner has something to do, and answers what was sent. */
async function published(runner: Runner, more: { changedSince?: number } = {}) {
  const sent = answerWith({
    'POST /scheduling/publications': { result: { revision: 2, entries: 1, people: 1, ...more } },
  })
  await startI18n('en-US')
  await renderScreen(
    <>
      <Toaster />
      <Publish all={[]} runner={runner} />
    </>,
    { feature: 'scheduling' }
  )
  await userEvent.click(screen.getByText('Publish them'))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }))
  return sent
}

test('what is on its way is stored before it is published, and the server says how much that was', async () => {
  const stored = Promise.withResolvers<void>()
  const sent = await published({ ...idle, atRest: () => stored.promise })
  await new Promise((done) => setTimeout(done, 50))
  expect(sent).toEqual([])
  const button = screen.getByText('Publish them')
  expect(button.getAttribute('aria-busy')).toBe('true')
  // Again, while the first is on its way: there is no second question.
  await userEvent.click(button)
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  stored.resolve()
  await screen.findByText('1 change published, 1 person notified')
  expect(sent).toHaveLength(1)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'))
})

test('what cannot be stored yet is not published, and the screen says so', async () => {
  const sent = await published({ ...idle, waits: () => true })
  await screen.findByText('Changes still wait to be saved: do it again once they are.')
  expect(sent).toEqual([])
})

test('shifts are sent as they were counted, with one’s own changes, and what a colleague has changed since is said', async () => {
  const ownVersion: Runner['ownVersion'] = ({ id, version }) => (id === 'a' ? 7 : version)
  const sent = await published({ ...idle, ownVersion }, { changedSince: 1 })
  await screen.findByText('1 shift has changed since it was counted, and stays as it is.')
  expect(sent[0]!.body).toMatchObject({ entryIds: ['a', 'b'], versions: [7, 1] })
})

test('nothing is published after a change that was refused while the question stood', async () => {
  const runner = { ...idle }
  runner.atRest = () => Promise.resolve(void (runner.refused += 1))
  const sent = await published(runner)
  await screen.findByText('One of your changes was refused meanwhile: look at it, then do this again.')
  expect(sent).toEqual([])
})
