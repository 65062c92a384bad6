import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { thatFits } from '../model/card_text.ts'
import { isMarked, type Cell } from '../model/cell_model.ts'
import type { SlotCoverage } from '../model/day_coverage.ts'
import type { OpenLine } from '../model/open_lines.ts'
import type { FooterRow, GridRow } from '../model/rows.ts'
import type { Labels } from '../words/labels.ts'
import { element, icon } from './element.ts'
import classes from './cells.module.css'
import type { GridContext } from './grid_context.ts'
import { drawLine } from './open_line.ts'
import { hoursSentence } from './coverage/coverage_words.ts'
import { drawCoverage } from './coverage/draw_coverage.ts'
import { drawItem } from './shift_card.ts'
import { drawWaiting } from './waiting_chip.ts'

type Params = ICellRendererParams<GridRow, unknown, GridContext>

/** Everything between the person and the totals: shifts, absences, availability, and the figures of a day. */
export class DayCell implements ICellRendererComp<GridRow> {
  private readonly gui = element('div', classes.cell!)

  init(params: Params): void {
    this.draw(params)
  }
  refresh(params: Params): boolean {
    this.draw(params)
    return true
  }
  getGui(): HTMLElement {
    return this.gui
  }

  private draw({ data, column, context }: Params): void {
    const day = column!.getColId() as Day
    if (!data || data.kind === 'group') return
    if (data.kind === 'footer') return this.gui.replaceChildren(...drawDayFigures(data, day, context))
    if (data.kind === 'coverage') return this.gui.replaceChildren(...drawCoverage(data, day, context))
    const cell = data.cells[day]
    if (!cell) return this.gui.replaceChildren()
    this.gui.dataset.cell = cell.key
    this.gui.toggleAttribute('data-selected', context.ui.getState().selection.cells.has(cell.key))
    const lines = data.kind === 'unassigned' ? data.lines : null
    this.gui.toggleAttribute('data-folded', lines !== null)
    this.gui.toggleAttribute('data-marked', isMarked(cell))
    this.gui.replaceChildren(...(lines ? drawLines(lines, day, context) : drawContent(cell, context)))
  }
}

const drawLines = (lines: readonly OpenLine[], day: Day, context: GridContext): HTMLElement[] =>
  lines.map(({ byDay }) => drawLine(byDay.get(day) ?? [], context))

function drawContent(cell: Cell, context: GridContext): HTMLElement[] {
  const items = [
    ...cell.items.map((item) => drawItem(item, context)),
    ...cell.waiting.map((request) => drawWaiting(request, context)),
  ]
  for (const { availability, id } of cell.availability) {
    if (!availability) continue
    const corner = element('span', classes.corner!, availability === 'preferred' ? '★' : null)
    Object.assign(corner.dataset, { availability, entry: id })
    items.push(corner)
  }
  return items
}

/** CSS pixels: the sides of a day's figures, and how large they are in narrow columns. */
const [beside, font] = [2, 10.5]

function drawDayFigures(row: FooterRow, day: Day, { labels, density, dayWidth }: GridContext): HTMLElement[] {
  const totals = row.byDay.get(day)
  const { format } = labels
  const tight = density === 'block' || density === 'short'
  const people = element('span', classes.figure!, format.number(totals?.people ?? 0))
  /** Whole hours where minutes have no room: a figure that is cut reads as another one. */
  const hoursThatFit = (minutes: number): string => {
    const whole = format.shortHours(Math.round(minutes / 60) * 60)
    return thatFits([format.shortHours(minutes)], dayWidth - beside, font) ?? whole
  }
  const hours = totals ? (tight ? hoursThatFit(totals.minutes) : format.hours(totals.minutes)) : '–'
  const open = totals?.openShifts
    ? element('span', classes.openCount!, tight ? null : icon('alert', 11), `+${totals.openShifts}`)
    : null
  const aim = row.targets?.get(day)
  const target = aim && aim.needed > 0 ? targetOf(aim, totals?.minutes ?? 0, format) : null
  const hoursLine = element('span', classes.dim!, hours, tight ? null : target)
  const lines = tight
    ? [people, hoursLine, open]
    : [element('span', classes.figureLine!, people, open), hoursLine]
  const figures = element('div', classes.figures!, ...lines)
  const hint = `${format.hours(totals?.minutes ?? 0)} ${labels.t('scheduling.grid.h')}`
  const ofNeeded = aim && aim.needed > 0 && hoursSentence(labels, aim)
  if (totals || aim) figures.title = [hint, ofNeeded].filter(Boolean).join(' · ')
  return [figures]
}

/** Hours of the positions with a need against it; alone where no others are planned. Met within a twentieth. */
function targetOf({ needed, planned }: SlotCoverage, minutes: number, format: Labels['format']): HTMLElement {
  const text = (hours: number) => format.shortHours(Math.round(hours * 60))
  const isAll = Math.abs(planned * 60 - minutes) < 1
  const written = isAll ? `/${text(needed)}` : ` (${text(planned)}/${text(needed)})`
  const target = element('span', classes.target!, written)
  target.dataset.met = String(Math.abs(planned - needed) <= needed * 0.05)
  return target
}
