import type { CellRef } from '../model/selection.ts'
import type { Scheduler } from '../state/scheduler_context.ts'

/** What the live region says of a cell: whose it is, the day, and everything in it. */
export function announce(at: CellRef, { model, labels }: Pick<Scheduler, 'model' | 'labels'>): string {
  const { t, format } = labels
  const person = model.personById.get(at.rowId)
  const cell = model.cells.get(at.rowId)?.[at.day]
  const items = (cell?.items ?? []).filter(({ kind }) => kind !== 'stub').map(({ entry }) => [
    labels.times(entry),
    labels.kind(entry),
    entry.type === 0 ? t(`scheduling.states.${entry.state}`) : '',
    entry.locked ? t('scheduling.states.locked') : '',
    model.clashes.has(entry.id) ? t('scheduling.states.clash') : '',
  ].filter(Boolean).join(' ')) // prettier-ignore
  return [
    labels.person(person),
    format.day(at.day, 'full'),
    items.length > 0 ? items.join('; ') : t('scheduling.grid.empty_cell'),
  ].join(', ')
}
