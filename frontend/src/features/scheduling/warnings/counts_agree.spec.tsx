import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand'
import { renderInScheduler } from '../../../../testing/in_scheduler.tsx'
import { loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { noFilters } from '../model/filters.ts'
import { entry, person } from '../model/sample.ts'
import { indexWarnings } from '../model/warning.ts'
import { noRules } from '../rules/rules_store.ts'
import { createUiStore } from '../state/ui_state.ts'
import { FilterBar } from '../toolbar/filter_bar.tsx'
import { verdict } from './sample_verdicts.ts'
import { WarningsPanel } from './warnings_panel.tsx'

const week = { from: '2026-11-16', until: '2026-11-23' }
const days = ['2026-11-16', '2026-11-17', '2026-11-18']
const people = [person({ id: 'anna' }), person({ id: 'piotr' })]
const entries = people.flatMap(({ id }) =>
  days.map((day) => entry({ id: `${id} ${day}`, employeeId: id, day }))
)
const on = (personId: string, at: number) => ({ personId, shiftIds: [`${personId} ${days[at]!}`] })
const verdicts = [
  verdict({ ...on('anna', 0) }),
  verdict({ ...on('anna', 1) }),
  verdict({ ruleId: 'day_break', ...on('anna', 0) }),
  verdict({ ruleId: 'day_break', ...on('piotr', 2) }),
  verdict({ ruleId: 'weekly_rest', severity: 'block', ...on('piotr', 1) }),
  verdict({ ruleId: 'weekly_rest', severity: 'block', ...on('anna', 2), acceptanceId: 'accepted' }),
  verdict({ ruleId: 'day_break', ...on('piotr', 0), acceptanceId: 'accepted' }),
  // Of another week: shown there.
  verdict({ personId: 'anna', shiftIds: ['elsewhere'] }),
]

beforeEach(
  () =>
  vi.stubGlobal('IntersectionObserver', class { observe() {} disconnect() {} }) // prettier-ignore
)

/** The toolbar with the list of warnings beside it, which a filter of people leaves alone as well. */
async function show(found = verdicts, filters = noFilters) {
  await startI18n('en-US')
  await loadFeatureTexts('labour_code')
  const entryById = new Map(entries.map((one) => [one.id, one]))
  const url = { state: { filters, locationIds: [], groupBy: 'none' } } as never
  const ui = createUiStore()
  ui.setState({ panel: { kind: 'warnings' } })
  await renderInScheduler(
    <>
      <FilterBar url={url} search={{ current: null }} />
      <WarningsPanel />
    </>,
    {
      ui,
      rights: { rules: true } as never,
      rules: createStore(() => ({ ...noRules, status: 'ready' })) as never,
      model: {
        state: { range: week, locationIds: ['centre'], filters } as never,
        warnings: indexWarnings(found, { range: week, zone: 'Europe/Warsaw', entryById, dayById: new Map() }),
        entryById,
        personById: new Map(people.map((one) => [one.id, one])),
        order: { days, rowIds: people.map(({ id }) => id) },
        visible: people.slice(0, 1),
      },
    }
  )
}

const numberOf = (text: string, unit: 'block' | 'alert') =>
  Number(new RegExp(`(\\d+) ${unit}`).exec(text)?.[1] ?? 0)
const inToolbar = () => {
  const text = screen.getByRole('button', { name: /block|alert/, expanded: true }).textContent
  return { blocks: numberOf(text, 'block'), alerts: numberOf(text, 'alert') }
}
/** The sum over the heads of the groups, and how many lines stand below them. */
function inList() {
  const groups = within(screen.getByRole('complementary', { name: 'Warnings' })).queryAllByRole('region')
  const heads = groups.map((group) => within(group).getByRole('heading').nextElementSibling!.textContent)
  const sum = (unit: 'block' | 'alert') => heads.reduce((all, head) => all + numberOf(head, unit), 0)
  const lines = groups.flatMap((group) => within(group).queryAllByRole('button')).length
  return { blocks: sum('block'), alerts: sum('alert'), lines }
}

test.each(['By rule', 'By person', 'By day'])(
  '%s, the list has as many warnings as the toolbar counts',
  async (grouping) => {
    await show()
    await userEvent.click(screen.getByRole('radio', { name: grouping }))
    expect(inToolbar()).toEqual({ blocks: 1, alerts: 4 })
    expect(inList()).toEqual({ blocks: 1, alerts: 4, lines: 5 })
  }
)

test('one severity has as many as the toolbar counts of it, and accepted ones stay apart', async () => {
  await show()
  await userEvent.click(screen.getByRole('radio', { name: 'Alerts' }))
  expect(inList()).toEqual({ blocks: 0, alerts: 4, lines: 4 })
  screen.getByRole('button', { name: '1 accepted' })
  await userEvent.click(screen.getByRole('radio', { name: 'Blocks' }))
  expect(inList()).toEqual({ blocks: 1, alerts: 0, lines: 1 })
  expect(inToolbar()).toEqual({ blocks: 1, alerts: 4 })
})

test('people whom a filter hides count in both', async () => {
  await show(verdicts, { ...noFilters, query: 'anna' })
  expect(inToolbar()).toEqual({ blocks: 1, alerts: 4 })
  expect(inList()).toEqual({ blocks: 1, alerts: 4, lines: 5 })
})

test('where all is accepted both say that nothing is open', async () => {
  await show(verdicts.filter(({ acceptanceId }) => acceptanceId))
  screen.getByRole('button', { name: 'Warnings: all accepted' })
  screen.getByText('No open warnings in this period')
  screen.getByRole('button', { name: '2 accepted' })
})

test('a list longer than what is painted of it still counts all of them', async () => {
  await show(Array.from({ length: 75 }, (_, at) => verdict({ ...on('anna', at % 3), actual: at })))
  expect(inToolbar().alerts).toBe(75)
  expect(inList()).toEqual({ blocks: 0, alerts: 75, lines: 60 })
})
