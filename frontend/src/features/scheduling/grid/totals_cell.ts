import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community'
import type { GridRow } from '../model/rows.ts'
import { loadOf } from '../model/totals.ts'
import { element } from './element.ts'
import classes from './cells.module.css'
import type { GridContext } from './grid_context.ts'

type Params = ICellRendererParams<GridRow, unknown, GridContext>

/** The pinned right column: planned hours and what is missing from the norm, or is above it. */
export class TotalsCell implements ICellRendererComp<GridRow> {
  private readonly gui = element('div', classes.totals!)

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

  private draw({ data, context }: Params): void {
    const { format, t } = context.labels
    if (!data || data.kind === 'group') return
    if (data.kind === 'unassigned')
      return this.gui.replaceChildren(element('span', classes.figure!, format.hours(data.openMinutes)))
    const totals = data.kind === 'person' ? data.totals : data.grand
    const difference = element('span', classes.difference!, withSign(totals.differenceMinutes, format.hours))
    difference.dataset.load = loadOf(totals)
    difference.title = t('scheduling.grid.difference_hint')
    this.gui.replaceChildren(
      element('span', classes.figure!, format.hours(totals.plannedMinutes)),
      ...(totals.normMinutes > 0 ? [difference] : [])
    )
  }
}

const withSign = (minutes: number, format: (minutes: number) => string): string =>
  minutes > 0 ? `+${format(minutes)}` : format(minutes)
