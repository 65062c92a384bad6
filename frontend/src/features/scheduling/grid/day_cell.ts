import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { thatFits } from '../model/card_text.ts'
import { isMarked, type Cell } from '../model/cell_model.ts'
import type { SlotCoverage } from '../model/day_coverage.ts'
import type { OpenLine } from '../model/open_lines.ts'
import type { FooterRow, GridRow } from '../model/rows.ts'
import { hoursThatFit, hoursWithUnit, wholeHours } from '../words/hours_text.ts'
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

/** CSS pixels: the sides of a day's figures, and how large they are in narrow and in wide columns. */
const beside = 2
const [narrowFont, wideFont] = [10.5, 11.5]

function drawDayFigures(row: FooterRow, day: Day, context: GridContext): HTMLElement[] {
  const { labels, density } = context
  const totals = row.byDay.get(day)
  const { format } = labels
  const tight = density === 'block' || density === 'short'
  const people = element('span', classes.figure!, format.number(totals?.people ?? 0))
  const open = totals?.openShifts
    ? element('span', classes.openCount!, tight ? null : icon('alert', 11), `+${totals.openShifts}`)
    : null
  const aim = row.targets?.get(day)
  const needed = aim && aim.needed > 0 ? aim : null
  const hoursLine = element('span', classes.dim!, ...hoursOf(totals?.minutes ?? null, needed, context))
  const lines = tight
    ? [people, hoursLine, open]
    : [element('span', classes.figureLine!, people, open), hoursLine]
  const figures = element('div', classes.figures!, ...lines)
  const hint = hoursWithUnit(labels, totals?.minutes ?? 0)
  const ofNeeded = needed && hoursSentence(labels, needed)
  if (totals || aim) figures.title = [hint, ofNeeded].filter(Boolean).join(' · ')
  return [figures]
}

/** The hours of a day, in wide columns with those needed; as exact as there is room for: a cut figure reads as another. */
function hoursOf(
  minutes: number | null,
  aim: SlotCoverage | null,
  { labels, density, dayWidth }: GridContext
): (string | HTMLElement)[] {
  const { format, t } = labels
  const room = dayWidth - beside
  if (density === 'block' || density === 'short')
    return [minutes === null ? '–' : hoursThatFit(format, minutes, room, narrowFont)]
  const ways = [{ unit: ` ${t('scheduling.grid.h')}` }, { unit: '' }, { unit: '', whole: true }]
  const written = ways.map(({ unit, whole = false }) => {
    const text = (value: number) => format.shortHours(whole ? wholeHours(value) : value)
    const planned = minutes === null ? '–' : text(minutes)
    const target = aim && targetText(aim, minutes ?? 0, text)
    return { planned, target, unit: minutes === null && !aim ? '' : unit }
  })
  const fitting = written.find(({ planned, target, unit }) =>
    thatFits([`${planned}${target ?? ''}${unit}`], room, wideFont)
  )
  const { planned, target, unit } = fitting ?? written.at(-1)!
  return [planned, ...(aim && target ? [targetOf(aim, target)] : []), unit]
}

/** Hours of the positions with a need against it; alone where no others are planned. */
function targetText(
  { needed, planned }: SlotCoverage,
  minutes: number,
  text: (minutes: number) => string
): string {
  const isAll = Math.abs(planned * 60 - minutes) < 1
  const [most, there] = [text(Math.round(needed * 60)), text(Math.round(planned * 60))]
  return isAll ? `/${most}` : ` (${there}/${most})`
}

/** Met within a twentieth. */
function targetOf({ needed, planned }: SlotCoverage, text: string): HTMLElement {
  const target = element('span', classes.target!, text)
  target.dataset.met = String(Math.abs(planned - needed) <= needed * 0.05)
  return target
}
