import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { rankCandidates } from '../model/candidates.ts'
import { unassignedRowId } from '../model/cell_model.ts'
import { changed } from '../model/entry_draft.ts'
import type { CellRef } from '../model/selection.ts'
import type { Labels } from '../state/labels.ts'
import type { ScheduleModel } from '../state/use_schedule_model.ts'
import type { Verdict } from './drag_session.ts'

export type DropVerdict = { verdict: Verdict; strong: string; text: string }

/** What dropping the shift there would mean for the person: hours against the norm, or what stands in the way. */
export function dropVerdict(
  entry: ScheduleEntry,
  at: CellRef,
  model: ScheduleModel,
  labels: Labels
): DropVerdict {
  const { t, format } = labels
  const day = format.day(at.day, 'weekday')
  if (at.rowId === unassignedRowId)
    return { verdict: 'ok', strong: t('scheduling.grid.unassigned'), text: day }
  const person = model.personById.get(at.rowId)
  if (!person) return { verdict: 'bad', strong: '', text: '' }
  const moved = changed(entry, { day: at.day })
  const before = model.totals.byPerson.get(person.id)
  const own = entry.employeeId === person.id ? entry.workMinutes : 0
  const planned = (before?.plannedMinutes ?? 0) - own + moved.workMinutes
  const totals = new Map([
    [
      person.id,
      {
        plannedMinutes: (before?.plannedMinutes ?? 0) - own,
        normMinutes: person.normMinutes,
        differenceMinutes: 0,
      },
    ],
  ])
  const [candidate] = rankCandidates([moved], [person], model.range.entries, totals)
  const obstacle = candidate?.obstacle ?? null
  const figures = t('scheduling.drag.figures', {
    day,
    added: format.hours(moved.workMinutes),
    planned: format.hours(planned),
    norm: format.hours(person.normMinutes),
  })
  return {
    verdict: obstacle === null ? 'ok' : obstacle === 'busy' || obstacle === 'away' ? 'bad' : 'warn',
    strong: labels.person(person),
    text: obstacle ? t(`scheduling.obstacles.${obstacle}`) : figures,
  }
}
