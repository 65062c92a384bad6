import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { Cell } from '../model/cell_model.ts'
import { shiftCount, unassignedLimit, type FooterRow, type GridRow } from '../model/rows.ts'
import { element, icon } from './element.ts'
import classes from './cells.module.css'
import type { GridContext } from './grid_context.ts'
import { drawItem } from './shift_card.ts'

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
    const cell = data.cells[day]
    if (!cell) return this.gui.replaceChildren()
    this.gui.dataset.cell = cell.key
    this.gui.toggleAttribute('data-selected', context.ui.get().selection.cells.has(cell.key))
    this.gui.replaceChildren(
      ...drawContent(cell, data.kind === 'unassigned' && !context.showsAllUnassigned, context)
    )
  }
}

function drawContent(cell: Cell, folds: boolean, context: GridContext): HTMLElement[] {
  const rest = folds ? shiftCount(cell) - unassignedLimit : 0
  // Shifts come last in a cell, so the folded ones are the end of it.
  const shown = rest > 0 ? cell.items.slice(0, -rest) : cell.items
  const items = shown.map((item) => drawItem(item, context))
  if (rest > 0) {
    const more = element(
      'button',
      classes.more!,
      context.density === 'card' || context.density === 'compact'
        ? context.labels.t('scheduling.grid.more', { count: rest })
        : `+${rest}`
    )
    Object.assign(more, { type: 'button', tabIndex: -1 })
    more.dataset.act = 'unfold'
    items.push(more)
  }
  for (const { availability, id } of cell.availability) {
    if (!availability) continue
    const corner = element('span', classes.corner!, availability === 'preferred' ? '★' : null)
    Object.assign(corner.dataset, { availability, entry: id })
    items.push(corner)
  }
  return items
}

function drawDayFigures(row: FooterRow, day: Day, { labels, density }: GridContext): HTMLElement[] {
  const totals = row.byDay.get(day)
  const { format, t } = labels
  const tight = density === 'block' || density === 'short'
  const people = element('span', classes.figure!, format.number(totals?.people ?? 0))
  const hours = totals
    ? tight
      ? String(Math.round(totals.minutes / 60))
      : `${format.hours(totals.minutes)} ${t('scheduling.grid.h')}`
    : '–'
  const open = totals?.openShifts
    ? element('span', classes.openCount!, tight ? null : icon('alert', 11), `+${totals.openShifts}`)
    : null
  const lines = tight
    ? [people, element('span', classes.dim!, hours), open]
    : [element('span', classes.figureLine!, people, open), element('span', classes.dim!, hours)]
  return [element('div', classes.figures!, ...lines)]
}
