import type { ICellRendererParams } from 'ag-grid-community'
import { describe, expect, test } from 'vitest'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { formatFor } from '#/lib/format.ts'
import { buildCells } from '../model/cell_model.ts'
import type { GridRow } from '../model/rows.ts'
import { entry, person } from '../model/sample.ts'
import { makeLabels, type Translate } from '../state/labels.ts'
import { createUiStore } from '../state/ui_state.ts'
import { verdict } from '../warnings/sample_verdicts.ts'
import { indexWarnings, nothingWrong } from '../warnings/warning.ts'
import { DayCell } from './day_cell.ts'
import type { GridContext } from './grid_context.ts'
import { paintShiftBadges } from './warning_badge.ts'

const directory = { locations: [], positions: [{ id: 'till', name: 'Cashier', color: 2 }], tags: [] }
const t: Translate = (key, values) => `${key}${values?.count ?? ''}`
const day = '2026-11-16'

const context = (given: Partial<GridContext> = {}): GridContext => ({
  ui: createUiStore(),
  labels: makeLabels(t, formatFor('en-US'), directory, 'Europe/Warsaw'),
  density: 'card',
  dayWidth: 160,
  warnings: nothingWrong,
  showsAllUnassigned: false,
  ...given,
})

function draw(
  entries: ScheduleEntry[],
  given: Partial<GridContext> = {},
  on = day,
  rowId = 'anna'
): HTMLElement {
  const range = { from: day, until: '2026-11-23' }
  const cells = buildCells({ range, people: [person({ id: 'anna' })], entries }).get(rowId)!
  const row = { kind: rowId === 'anna' ? 'person' : 'unassigned', id: rowId, cells } as GridRow
  const cell = new DayCell()
  const params = { data: row, column: { getColId: () => on }, context: context(given) }
  cell.init(params as unknown as ICellRendererParams<GridRow, unknown, GridContext>)
  return cell.getGui()
}
const card = (gui: HTMLElement) => gui.querySelector<HTMLElement>('[data-entry]')!

describe('a shift says as much as its column has room for', () => {
  const shift = entry({ id: 'a', breaks: [{ start: null, minutes: 30, paid: false }] })
  test('times, position and break on a full card', () => {
    const { textContent } = card(draw([shift]))
    expect(textContent).toContain('08:00–16:00')
    expect(textContent).toContain('Cashier')
    expect(textContent).toContain('scheduling.grid.break_minutes')
  })
  test('times only when compact, shortened when tight', () => {
    expect(card(draw([shift], { density: 'compact', dayWidth: 120 })).textContent).toBe('08:00–16:00')
    expect(card(draw([shift], { density: 'compact', dayWidth: 95 })).textContent).toBe('8–16')
  })
  test('hours and the letter of the position, then the hour alone', () => {
    expect(card(draw([shift], { density: 'short', dayWidth: 80 })).textContent).toBe('8–16C')
    expect(card(draw([shift], { density: 'block', dayWidth: 30 })).textContent).toBe('8')
  })
})

test('states are told apart without colour', () => {
  const has = (flag: string, given: Partial<ScheduleEntry>, rowId = 'anna') =>
    card(draw([entry({ id: 'a', ...given })], {}, day, rowId)).hasAttribute(`data-${flag}`)
  expect(card(draw([entry({ id: 'a', state: 'changed' })])).dataset.state).toBe('changed')
  expect(has('overnight', { start: '22:00', end: '06:00' })).toBe(true)
  expect(has('overnight', {})).toBe(false)
  expect(has('open', { employeeId: null }, 'unassigned')).toBe(true)
  expect(has('open', {})).toBe(false)
})

test('a night shift goes on next morning', () => {
  const stub = card(draw([entry({ id: 'a', start: '22:00', end: '06:00' })], {}, '2026-11-17'))
  expect(stub.hasAttribute('data-stub')).toBe(true)
  expect(stub.textContent).toBe('→ 06:00')
})

test('selection and saving are drawn from the start', () => {
  const ui = createUiStore()
  ui.set({
    selection: { anchor: null, cells: new Set([`anna|${day}`]), entries: new Set(['a']) },
    saving: new Set(['a']),
  })
  const gui = draw([entry({ id: 'a' })], { ui })
  expect(gui.hasAttribute('data-selected')).toBe(true)
  for (const flag of ['selected', 'saving']) expect(card(gui).hasAttribute(`data-${flag}`), flag).toBe(true)
})

describe('a badge tells what is wrong', () => {
  const range = { from: day, until: '2026-11-23' }
  const shift = entry({ id: 'a' })
  const judged = (...verdicts: ReturnType<typeof verdict>[]) =>
    indexWarnings(verdicts, {
      range,
      zone: 'Europe/Warsaw',
      entryById: new Map([['a', shift]]),
      dayById: new Map(),
    })
  const badge = (given: Partial<GridContext>) =>
    card(draw([shift], given)).querySelector<HTMLElement>('[data-warning]')
  const outline = (given: Partial<GridContext>) => badge(given)!.querySelector('i')!.dataset.severity
  const alert = judged(verdict())
  const block = judged(verdict({ severity: 'block' }))

  test('at every density, down to a corner', () => {
    for (const density of ['card', 'compact', 'short', 'block'] as const)
      expect(badge({ density, warnings: alert }), density).not.toBeNull()
    expect(badge({ density: 'block' })).toBeNull()
  })
  test('by its shape, also once it is accepted', () => {
    const accepted = judged(verdict({ severity: 'block', acceptanceId: 'x' }))
    expect(outline({ warnings: block })).not.toBe(outline({ warnings: alert }))
    expect(outline({ warnings: accepted })).toBe(outline({ warnings: block }))
    expect(badge({ warnings: accepted })!.dataset.kind).toBe('accepted')
  })
  test('with a number where there is room', () => {
    const two = judged(verdict(), verdict({ ruleId: 'weekly_hours' }))
    expect(badge({ warnings: two })!.textContent).toBe('2')
    expect(badge({ warnings: two, density: 'block' })!.textContent).toBe('')
  })
  test('and follows the verdicts without the cell being drawn again', () => {
    const gui = draw([shift], { warnings: alert })
    const drawn = card(gui)
    paintShiftBadges(gui, block)
    expect(card(gui)).toBe(drawn)
    expect(drawn.querySelectorAll('[data-warning]')).toHaveLength(1)
    expect(drawn.querySelector<HTMLElement>('[data-warning]')!.dataset.kind).toBe('block')
    paintShiftBadges(gui, nothingWrong)
    expect(drawn.querySelector('[data-warning]')).toBeNull()
  })
})

test('the unassigned row folds what is over the limit and says how many', () => {
  const open = Array.from({ length: 6 }, (_, index) => entry({ id: `o${index}`, employeeId: null }))
  const folded = draw(open, {}, day, 'unassigned')
  expect(folded.querySelectorAll('[data-entry]')).toHaveLength(4)
  expect(folded.querySelector('[data-act=unfold]')?.textContent).toBe('scheduling.grid.more2')
  expect(
    draw(open, { showsAllUnassigned: true }, day, 'unassigned').querySelectorAll('[data-entry]')
  ).toHaveLength(6)
})

test('text of a planner is never markup', () => {
  const gui = draw([entry({ id: 'a', type: 1, fullDay: true, code: '<img src=x onerror=alert(1)>' })])
  expect(gui.querySelector('img')).toBeNull()
  expect(gui.textContent).toContain('<img')
})
