import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { CellRef } from '../model/selection.ts'
import type { Labels } from '../words/labels.ts'
import type { ScheduleModel } from '../state/use_schedule_model.ts'
import { spokenWarnings } from '../words/warning_words.ts'

type Known = { model: ScheduleModel; labels: Labels }

/** What the live region says of a cell: whose it is, the day, and everything in it. */
export function announce(at: CellRef, { model, labels }: Known): string {
  const { t, format } = labels
  const person = model.personById.get(at.rowId)
  const cell = model.cells.get(at.rowId)?.[at.day]
  const items = (cell?.items ?? []).filter(({ kind }) => kind !== 'stub').map(({ entry, open }) => [
    labels.times(entry),
    labels.kind(entry),
    entry.type === 0 ? t(`scheduling.states.${entry.state}`) : '',
    entry.locked ? t('scheduling.states.locked') : '',
    open ? labels.claims(open, entry.zone) : '',
    spokenWarnings(labels, model.warnings.byEntry.get(entry.id)),
  ].filter(Boolean).join(' ')) // prettier-ignore
  const said = [
    ...items,
    ...(cell?.availability ?? []).map(labels.availability),
    ...(cell?.waiting ?? []).map(labels.waiting),
  ]
  return [
    labels.person(person),
    format.day(at.day, 'full'),
    said.length > 0 ? said.join('; ') : t('scheduling.grid.empty_cell'),
  ].join(', ')
}

/** The same of one shift, for users who step from shift to shift. */
export function announceEntry(entry: ScheduleEntry, { model, labels }: Known): string {
  const warnings = spokenWarnings(labels, model.warnings.byEntry.get(entry.id))
  const open = entry.employeeId ? undefined : model.collecting.get(entry.id)
  const claims = open && labels.claims(open, entry.zone)
  return [labels.sentence(entry, model.personById.get(entry.employeeId ?? '')), claims, warnings]
    .filter(Boolean)
    .join(', ')
}
