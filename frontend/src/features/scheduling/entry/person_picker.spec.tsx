import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand'
import { renderInScheduler } from '../../../../testing/in_scheduler.tsx'
import { loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { entry, person } from '../model/sample.ts'
import type { RuleChange } from '../rules/change_of.ts'
import { noRules } from '../rules/rules_store.ts'
import { createUiStore, type Picker } from '../state/ui_state.ts'
import { verdict } from '../warnings/sample_verdicts.ts'
import { PersonPicker } from './person_picker.tsx'

const shifts = [entry({ id: 'a', employeeId: null }), entry({ id: 'b', employeeId: null, day: '2026-11-17' })]
const people = [person({ id: 'anna' }), person({ id: 'piotr' })]

beforeEach(() => vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} unobserve() {} })) // prettier-ignore

/** Whom a rule keeps from the shifts. */
async function show(refused: string[], { kind = 'assign', entryIds = ['a', 'b'] }: Partial<Picker> = {}) {
  await startI18n('en-US')
  await loadFeatureTexts('labour_code')
  const ui = createUiStore()
  ui.setState({ picker: { kind, entryIds, rect: { left: 0, right: 0, top: 0, bottom: 0 } } })
  const effectOf = ({ add }: RuleChange) => {
    const personId = add[0]?.employeeId ?? ''
    const shiftIds = add.map(({ id }) => id)
    return {
      worse: refused.includes(personId) ? [verdict({ severity: 'block', personId, shiftIds })] : [],
      better: [],
    }
  }
  const effects = (_revision: number, changes: RuleChange[]) => Promise.resolve(changes.map(effectOf))
  await renderInScheduler(<PersonPicker />, {
    ui,
    judge: { effects, currency: null } as never,
    rules: createStore(() => ({ ...noRules, status: 'ready' })) as never,
    model: {
      days: ['2026-11-16', '2026-11-17'],
      entryById: new Map(shifts.map((one) => [one.id, one])),
      range: { people, entries: shifts } as never,
      totals: { byPerson: new Map() } as never,
      order: { days: ['2026-11-16', '2026-11-17'], rowIds: ['unassigned', 'anna', 'piotr'] },
      zoneOf: () => 'Europe/Warsaw',
      breakLaw: { missing: () => null, breaksOf: () => [] } as never,
    },
  })
  return screen.findAllByRole('option')
}
const refusedAmong = (options: HTMLElement[]) =>
  options.filter((option) => within(option).queryByText('not allowed')).length

test('shifts that no one can take together are announced as such, and everyone stays in the list', async () => {
  const options = await show(['anna', 'piotr'])
  expect(screen.getByRole('status').textContent).toBe(
    'No one can take all 2 shifts: a rule is in the way for each person. Select fewer shifts, or let “Fill open shifts…” share them out.'
  )
  expect(refusedAmong(options)).toBe(2)
  within(screen.getByRole('listbox')).getByText('No one: leave unassigned')
})

test('one shift that no one can take is not advised to be fewer', async () => {
  await show(['anna', 'piotr'], { entryIds: ['a'] })
  expect(screen.getByRole('status').textContent).toBe('A rule stops everyone from taking this shift.')
})

test('as long as one person can have them, nothing of the kind is said', async () => {
  expect(refusedAmong(await show(['anna']))).toBe(1)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a copy leaves the shift where it is: nothing is said of it', async () => {
  await show(['anna', 'piotr'], { kind: 'copy' })
  expect(screen.queryByRole('status')).toBeNull()
})
