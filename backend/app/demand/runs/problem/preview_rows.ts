import { setImmediate as breathe } from 'node:timers/promises'
import { hoursByDay } from '@shiftloom/solver/labour_model/run/hours_by_day'
import { needRows } from '@shiftloom/solver/labour_model/run/need_row'
import { plannedTime } from '@shiftloom/solver/labour_model/run/plan_row'
import type { ModelLocation, ModelProblem } from '@shiftloom/solver/labour_model/run/problem'
import type { NeedRow } from '#contracts/labour_model'

/** What each position needs and has, day by day. Other requests get their turn between two locations. */
export async function previewRows({ locations, slotMinutes }: ModelProblem): Promise<NeedRow[]> {
  const rows: NeedRow[] = []
  for (const location of locations) {
    await breathe()
    rows.push(...rowsOf(location, slotMinutes))
  }
  return rows
}

const rowsOf = ({ locationId, days, positions, ...rest }: ModelLocation, slotMinutes: number): NeedRow[] =>
  needRows({ locationId, days, positions, ...rest }, slotMinutes).map(({ positionId, people }, at) => ({
    ...{ locationId, positionId },
    before: hoursByDay(people, positions[at]!.planned.map(plannedTime), { slotMinutes, days }),
  }))
