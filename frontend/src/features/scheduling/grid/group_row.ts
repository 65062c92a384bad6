import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community'
import type { GridRow } from '../model/rows.ts'
import { element, icon } from './element.ts'
import classes from './cells.module.css'
import type { GridContext } from './grid_context.ts'

/** A header over the people of one position, location or tag; opens and closes. */
export class GroupHeader implements ICellRendererComp<GridRow> {
  private readonly gui = element('button', classes.group!)

  init({ data, context }: ICellRendererParams<GridRow, unknown, GridContext>): void {
    if (data?.kind !== 'group') return
    const { t, format } = context.labels
    Object.assign(this.gui, { type: 'button', ariaExpanded: String(!data.collapsed) })
    Object.assign(this.gui.dataset, { act: 'group', group: data.id })
    const chevron = element('span', classes.chevron!, icon('chevron', 14))
    chevron.toggleAttribute('data-collapsed', data.collapsed)
    const counts = t('scheduling.grid.group_counts', {
      count: data.people,
      hours: format.shortHours(data.plannedMinutes),
    })
    this.gui.replaceChildren(chevron, element('strong', '', data.name), element('span', classes.dim!, counts))
  }
  refresh(): boolean {
    return false
  }
  getGui(): HTMLElement {
    return this.gui
  }
}
