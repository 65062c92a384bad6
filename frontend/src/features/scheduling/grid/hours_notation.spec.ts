// @vitest-environment happy-dom
import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community'
import { describe, expect, test } from 'vitest'
import { formatFor } from '#/lib/writing/format.ts'
import type { SlotCoverage } from '../model/day_coverage.ts'
import type { GridRow } from '../model/rows.ts'
import { nothingWrong } from '../model/warning.ts'
import { person } from '../model/sample.ts'
import { createUiStore } from '../state/ui_state.ts'
import { makeLabels, type Translate } from '../words/labels.ts'
import { DayCell } from './day_cell.ts'
import type { GridContext } from './grid_context.ts'
import { PersonCell } from './person_cell.ts'
import { TotalsCell } from './totals_cell.ts'

const day = '2026-11-16'
const t: Translate = (key) => (key === 'scheduling.grid.h' ? 'h' : key)
const labels = makeLabels(t, formatFor('en-US'), { locations: [], positions: [], tags: [] }, 'Europe/Warsaw')

type Drawn = { given?: Partial<GridContext>; width?: number }
function drawn(cell: ICellRendererComp<GridRow>, row: object, { given = {}, width = 96 }: Drawn = {}) {
  const context: GridContext = {
    ui: createUiStore(),
    labels,
    density: 'card',
    dayWidth: 160,
    warnings: nothingWrong,
    showsAllUnassigned: false,
    ...given,
  }
  const column = { getColId: () => day, getActualWidth: () => width }
  cell.init!({ data: row, column, context } as unknown as ICellRendererParams<GridRow, unknown, GridContext>)
  return cell.getGui()
}

describe('the sums below a day', () => {
  const covered = (needed: number, planned: number) => ({ needed, planned }) as SlotCoverage
  const sum = (minutes: number | null, aim: SlotCoverage | null, given: Partial<GridContext> = {}) => {
    const byDay = new Map(minutes === null ? [] : [[day, { people: 3, minutes, openShifts: 0 }]])
    const targets = new Map(aim ? [[day, aim]] : [])
    const row = { kind: 'footer', id: 'footer', byDay, targets }
    return drawn(new DayCell(), row, { given }).querySelector('[class*="dim"]')!.textContent
  }
  test('write hours one way, alone and with those needed', () => {
    expect(sum(1_440, null)).toBe('24 h')
    expect(sum(1_470, null)).toBe('24:30 h')
    expect(sum(1_440, covered(32, 24))).toBe('24/32 h')
    expect(sum(1_440, covered(32, 20))).toBe('24 (20/32) h')
    expect(sum(null, covered(32, 0))).toBe('–/32 h')
    expect(sum(null, null)).toBe('–')
  })
  test('leave out the unit, then minutes, where a column is narrow', () => {
    const compact = { density: 'compact', dayWidth: 92 } as const
    expect(sum(14_730, covered(250, 200.5), compact)).toBe('246 (201/250)')
    expect(sum(6_030, covered(100, 95.5), { density: 'compact', dayWidth: 128 })).toBe('100:30 (95:30/100)')
    expect(sum(1_440, covered(32, 24), { density: 'short', dayWidth: 49 })).toBe('24')
  })
})

describe('the hours of the days shown', () => {
  const totals = (row: object, width?: number) =>
    drawn(new TotalsCell(), row, { width: width ?? 96 }).textContent
  const total = (plannedMinutes: number) => ({ kind: 'footer', grand: { plannedMinutes } })
  test('are written like those of a day', () => {
    expect(totals({ kind: 'person', totals: { plannedMinutes: 2_400 } })).toBe('40 h')
    expect(totals({ kind: 'unassigned', openMinutes: 510 })).toBe('8:30 h')
    expect(totals(total(72_000))).toBe('1,200 h')
    expect(totals({ kind: 'coverage', hours: { missing: 8, open: 0.5, needed: 40 } })).toBe('−8:30 h')
  })
  test('lose the unit, then minutes, rather than be cut', () => {
    expect(totals(total(720_030), 96)).toBe('12,000:30')
    expect(totals(total(720_030), 80)).toBe('12,001')
  })
})

test('a person without a settlement period has them the same way', () => {
  const row = {
    kind: 'person',
    person: person({ id: 'anna' }),
    totals: { plannedMinutes: 480, balance: null },
  }
  expect(drawn(new PersonCell(), { ...row, warnings: [] }).textContent).toContain('8 h')
})
