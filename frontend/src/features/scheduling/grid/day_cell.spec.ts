// @vitest-environment happy-dom
import type { ICellRendererParams } from 'ag-grid-community'
import { describe, expect, test } from 'vitest'
import type { WaitingRequest } from '@shiftloom/backend/contracts/request_calendar'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { formatFor } from '#/lib/writing/format.ts'
import { buildCells } from '../model/cell_model.ts'
import { openLines } from '../model/open_lines.ts'
import type { GridRow } from '../model/rows.ts'
import { entry, person, waitingRequest } from '../model/sample.ts'
import { makeLabels, type Translate } from '../words/labels.ts'
import { createUiStore } from '../state/ui_state.ts'
import { verdict } from '../warnings/sample_verdicts.ts'
import { indexWarnings, nothingWrong } from '../model/warning.ts'
import { DayCell } from './day_cell.ts'
import type { Collecting } from '../state/use_collecting.ts'
import type { GridContext } from './grid_context.ts'
import { paintShiftBadges } from './warning_badge.ts'

const directory = {
  locations: [],
  positions: [{ id: 'till', name: 'Cashier', color: 2, ownColor: null }],
  tags: [],
}
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
  const kind = rowId === 'anna' ? 'person' : 'unassigned'
  return drawRow({ kind, id: rowId, cells, lines: null } as unknown as GridRow, given, on)
}

function drawWaiting(more: Partial<WaitingRequest>, given: Partial<GridContext> = {}): HTMLElement {
  const range = { from: day, until: '2026-11-23' }
  const waiting = [waitingRequest({ id: 'r', ...more })]
  const cells = buildCells({ range, people: [person({ id: 'anna' })], entries: [], waiting }).get('anna')!
  return drawRow({ kind: 'person', id: 'anna', cells } as unknown as GridRow, given, day)
}

function drawRow(row: GridRow, given: Partial<GridContext>, on: string): HTMLElement {
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
  test('times and position when compact, the times shortened when tight', () => {
    expect(card(draw([shift], { density: 'compact', dayWidth: 120 })).textContent).toBe('08:00–16:00Cashier')
    expect(card(draw([shift], { density: 'compact', dayWidth: 92 })).textContent).toBe('8–16Cashier')
  })
  test('start, end and letters of the position in four weeks on a wide screen', () => {
    expect(card(draw([shift], { density: 'short', dayWidth: 49 })).textContent).toBe('8–16Ca')
    const halves = { ...shift, start: '10:30', end: '18:30' }
    expect(card(draw([halves], { density: 'short', dayWidth: 49 })).textContent).toBe('10:30–18:30Ca')
  })
  test('the hour and the letters on a narrow one', () =>
    expect(card(draw([shift], { density: 'block', dayWidth: 30 })).textContent).toBe('8Ca'))
  test('on the clock of twelve hours where the organisation writes it', () => {
    const writing = { dateFormat: 'DD.MM.YYYY', timeFormat: 'h:mm a' } as const
    const labels = makeLabels(t, formatFor('en-US', writing), directory, 'Europe/Warsaw')
    const night = { ...shift, start: '22:00', end: '06:30' }
    const at = (density: GridContext['density'], dayWidth: number, of = shift) =>
      card(draw([of], { labels, density, dayWidth })).querySelector('span')!.textContent
    expect(at('card', 170)).toBe('8:00\u00a0AM–4:00\u00a0PM')
    expect(at('compact', 95)).toBe('8a–4p')
    expect(at('short', 60)).toBe('8a–4p')
    expect(at('block', 30)).toBe('8a')
    expect(at('compact', 116, night)).toBe('10p–6:30a')
  })
})

test('states are distinguishable without colour', () => {
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
  ui.setState({
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

test('claims on an open shift give their sign in narrow columns, in place of its note', () => {
  const open = entry({ id: 'a', employeeId: null, comment: 'The key is at the bar' })
  const collecting: Collecting = new Map([
    ['a', { id: 'a', entryId: 'a', claims: 2, closesAt: '2026-11-15T08:00:00Z' }],
  ])
  const range = { from: day, until: '2026-11-23' }
  const cells = buildCells({ range, people: [], entries: [open], collecting }).get('unassigned')!
  const badges = (given: Partial<GridContext>) => {
    const row = { kind: 'unassigned', id: 'unassigned', cells, lines: null } as unknown as GridRow
    const drawn = card(drawRow(row, given, day))
    const claims = drawn.querySelector<HTMLElement>('[data-claims="2"]')!
    return { figure: claims.textContent, signs: drawn.querySelectorAll('svg').length }
  }
  expect(badges({})).toEqual({ figure: '2', signs: 2 })
  expect(badges({ density: 'short', dayWidth: 60 })).toEqual({ figure: '2', signs: 1 })
  expect(badges({ density: 'short', dayWidth: 44 })).toEqual({ figure: '', signs: 1 })
  expect(badges({ density: 'block', dayWidth: 29 })).toEqual({ figure: '', signs: 1 })
})

describe('the folded row of unassigned shifts', () => {
  const open = [
    entry({ id: 'a', employeeId: null, start: '06:00', end: '14:00' }),
    entry({ id: 'b', employeeId: null }),
    entry({ id: 'c', employeeId: null, day: '2026-11-17', positionId: 'kitchen' }),
  ]
  const lines = (given: Partial<GridContext>, on = day, collecting: Collecting = new Map()) => {
    const range = { from: day, until: '2026-11-23' }
    const cells = buildCells({ range, people: [], entries: open, collecting })
    const row = { kind: 'unassigned', id: 'unassigned', cells: cells.get('unassigned')! }
    return drawRow({ ...row, lines: openLines(row.cells) } as unknown as GridRow, given, on)
  }

  test('shows the first of a position and how many more there are, which opens the row', () => {
    const gui = lines({ density: 'compact', dayWidth: 120 })
    expect(card(gui).textContent).toBe('Ca6–14+1')
    expect(card(gui).dataset.entry).toBe('a')
    expect(gui.querySelector('[data-act=unfold]')?.textContent).toBe('+1')
  })
  test('says that some of a position collect claims, and how many there are', () => {
    const one = (entryId: string, claims: number) =>
      [entryId, { id: entryId, entryId, claims, closesAt: '2026-11-15T08:00:00Z' }] as const
    const badge = lines({}, day, new Map([one('a', 1), one('b', 2)])).querySelector('[data-claims]')
    expect(badge?.getAttribute('data-claims')).toBe('3')
    expect(lines({}).querySelector('[data-claims]')).toBeNull()
  })
  test('keeps the place of a position that needs no one on the day', () => {
    const gui = lines({ density: 'compact', dayWidth: 120 }, '2026-11-17')
    expect(gui.children).toHaveLength(2)
    expect(gui.querySelectorAll('[data-entry]')).toHaveLength(1)
  })
  test('writes times of a single shift as beside a number', () => {
    const written = (dayWidth: number) =>
      card(lines({ density: 'compact', dayWidth }, '2026-11-17')).querySelectorAll('span')[1]!.textContent
    expect(written(120)).toBe('8–16')
    expect(written(160)).toBe('08:00–16:00')
  })
  test('counts where there is no room for times', () =>
    expect(card(lines({ density: 'block', dayWidth: 32 })).textContent).toBe('Ca2'))
})

describe('the sums below a day', () => {
  const footer = (minutes: number, given: Partial<GridContext>) => {
    const byDay = new Map([[day, { people: 34, minutes, openShifts: 0 }]])
    return drawRow({ kind: 'footer', id: 'footer', byDay } as unknown as GridRow, given, day)
  }
  const sum = (minutes: number, given: Partial<GridContext>) =>
    footer(minutes, given).querySelectorAll('span')[1]!.textContent

  test('say minutes only where they have room, so that no figure is cut', () => {
    expect(sum(14_730, { density: 'short', dayWidth: 49 })).toBe('245:30')
    expect(sum(14_730, { density: 'block', dayWidth: 32 })).toBe('246')
    expect(sum(14_700, { density: 'block', dayWidth: 32 })).toBe('245')
    expect(sum(450, { density: 'block', dayWidth: 32 })).toBe('7:30')
  })
  test('say them in full when pointed at', () =>
    expect(footer(14_730, { density: 'block', dayWidth: 32 }).querySelector('div')!.title).toContain(
      '245:30'
    ))
})

test('text of a planner is never markup', () => {
  const gui = draw([entry({ id: 'a', type: 1, fullDay: true, code: '<img src=x onerror=alert(1)>' })])
  expect(gui.querySelector('img')).toBeNull()
  expect(gui.textContent).toContain('<img')
})

describe('a request without a decision', () => {
  const part = { start: '08:00', end: '12:00' }
  const chip = (...asked: Parameters<typeof drawWaiting>) =>
    drawWaiting(...asked).querySelector<HTMLElement>('[data-request="r"]')!
  test('is named with its hours, and by its shortcut where there is no room', () => {
    expect(chip({ part }).textContent).toBe('Annual leave08:00–12:00')
    expect(chip({}, { density: 'compact', dayWidth: 100 }).textContent).toBe('AL ?')
    expect(chip({ part }, { density: 'block', dayWidth: 30 }).textContent).toBe('AL')
  })
  test('is no entry of the schedule: nothing of it can be dragged or selected as a shift', () =>
    expect(drawWaiting({}).querySelector('[data-entry]')).toBeNull())
  test('says all of it under the pointer', () =>
    expect(chip({}, { density: 'block' }).title).toBe('scheduling.requests.sentence'))
})
