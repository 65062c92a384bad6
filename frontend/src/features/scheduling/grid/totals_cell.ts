import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community'
import type { GridRow } from '../model/rows.ts'
import { element } from './element.ts'
import classes from './cells.module.css'
import { hoursSentence } from './coverage/coverage_words.ts'
import type { GridContext } from './grid_context.ts'
import { thatFits } from '../model/card_text.ts'
import { hoursThatFit, hoursWithUnit } from '../words/hours_text.ts'

/** CSS pixels: both sides of the column, and how large its figures are. */
const [sides, font] = [24, 12.5]

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

  private draw({ data, context: { labels }, column }: Params): void {
    const { format } = labels
    const room = (column?.getActualWidth() ?? 0) - sides
    const textOf = (minutes: number): string =>
      thatFits([hoursWithUnit(labels, minutes)], room, font) ?? hoursThatFit(format, minutes, room, font)
    const figureOf = (minutes: number) => element('span', classes.figure!, textOf(minutes))
    if (!data || data.kind === 'group') return
    if (data.kind === 'unassigned') return this.gui.replaceChildren(figureOf(data.openMinutes))
    if (data.kind === 'coverage') {
      const { missing, open, needed } = data.hours
      const lacking = Math.round((missing + open) * 60)
      const figure = element(
        'span',
        classes.figure!,
        lacking > 0 ? `−${textOf(lacking)}` : needed > 0 ? '✓' : ''
      )
      figure.title = hoursSentence(labels, data.hours)
      return this.gui.replaceChildren(figure)
    }
    const { plannedMinutes } = data.kind === 'person' ? data.totals : data.grand
    this.gui.replaceChildren(figureOf(plannedMinutes))
  }
}
