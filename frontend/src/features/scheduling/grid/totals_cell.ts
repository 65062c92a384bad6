import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community'
import type { GridRow } from '../model/rows.ts'
import { element } from './element.ts'
import classes from './cells.module.css'
import { hoursSentence } from './coverage/coverage_words.ts'
import type { GridContext } from './grid_context.ts'

type Params = ICellRendererParams<GridRow, unknown, GridContext>

/** The pinned right column: planned hours of the days shown; the settlement period's balance stands with the name. */
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
    const { format } = context.labels
    if (!data || data.kind === 'group') return
    if (data.kind === 'unassigned')
      return this.gui.replaceChildren(element('span', classes.figure!, format.hours(data.openMinutes)))
    if (data.kind === 'coverage') {
      const { missing, open, needed } = data.hours
      const lacking = Math.round((missing + open) * 60)
      const figure = element(
        'span',
        classes.figure!,
        lacking > 0 ? `−${format.shortHours(lacking)}` : needed > 0 ? '✓' : ''
      )
      figure.title = hoursSentence(context.labels, data.hours)
      return this.gui.replaceChildren(figure)
    }
    const { plannedMinutes } = data.kind === 'person' ? data.totals : data.grand
    this.gui.replaceChildren(element('span', classes.figure!, format.hours(plannedMinutes)))
  }
}
