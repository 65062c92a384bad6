import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { cellKey } from '../model/cell_model.ts'
import { rankCandidates, type Assessment } from '../model/candidates.ts'
import type { ScheduleModel } from '../state/use_schedule_model.ts'

/** How many of the best targets glow. */
const bestCount = 3

/** The people who could best take a shift on its own day; no one until all of them are known, so that no glow jumps. */
export class BestTargets {
  private readonly waiting: Set<string>
  private readonly choose: () => ReadonlySet<string>
  private best: ReadonlySet<string> = new Set()

  /** @param day the column in which the shift would stay on its day */
  constructor(
    shift: ScheduleEntry,
    day: string | undefined,
    assessments: ReadonlyMap<string, Assessment>,
    { visible, order, range, totals }: Pick<ScheduleModel, 'visible' | 'order' | 'range' | 'totals'>
  ) {
    const shown = new Set(order.rowIds)
    const others = day ? visible.filter(({ id }) => id !== shift.employeeId && shown.has(id)) : []
    const keyOf = ({ id }: { id: string }) => cellKey(id, day!)
    this.waiting = new Set(others.map(keyOf))
    this.choose = () => {
      const ranked = rankCandidates([shift], others, {
        entries: range.entries,
        totals: totals.byPerson,
        assess: (person) => assessments.get(keyOf(person)) ?? null,
      })
      const good = ranked.filter(({ assessment }) => assessment?.worse.length === 0)
      return new Set(good.slice(0, bestCount).map(({ person }) => keyOf(person)))
    }
  }

  /** More cells have become known. */
  learn(keys: readonly string[]): void {
    if (this.waiting.size === 0) return
    for (const key of keys) this.waiting.delete(key)
    if (this.waiting.size === 0) this.best = this.choose()
  }

  has(key: string): boolean {
    return this.best.has(key)
  }
}
