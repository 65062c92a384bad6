import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import type { Assessment } from '../model/candidates.ts'
import { unassignedRowId } from '../model/cell_model.ts'
import type { CellRef } from '../model/selection.ts'
import { assessmentOf } from '../rules/assessment.ts'
import { coverageWith, minutesGained } from '../rules/change_figures.ts'
import type { RuleChange } from '../rules/change_of.ts'
import { costOf } from '../rules/cost_text.ts'
import type { PricedEffect } from '../rules/judge_desk.ts'
import { balanceOn, type ExcludedPositions } from '../model/totals.ts'
import type { Labels } from '../words/labels.ts'
import type { ScheduleModel } from '../state/use_schedule_model.ts'

/** `unknown`: the rules have not answered yet, or they cannot be asked. */
export type Verdict = 'ok' | 'warn' | 'bad' | 'unknown'
export type DropVerdict = {
  verdict: Verdict
  /** For whom. */
  strong: string
  /** What it means in figures. */
  figures: string
  /** What the labour code says against it; the first sentence, and how many more there are. */
  sentence: string
  more: number
}
type Tools = {
  model: ScheduleModel
  labels: Labels
  excluded: ExcludedPositions
  sentence: (verdict: PlanVerdict) => string
  /** Currency of the prices. */
  currency: string | null
}

/** How bad a drop is: one that would be refused, one that leaves something wrong, or a good one. */
const gradeOf = ({ refusing, worse }: Assessment): Verdict =>
  refusing.length > 0 ? 'bad' : worse.length > 0 ? 'warn' : 'ok'

/** Nothing can be dropped there, or the drop would change nothing. */
export const noDrop = (text: string): DropVerdict => ({
  verdict: 'bad',
  strong: '',
  figures: text,
  sentence: '',
  more: 0,
})

/** What dropping the shift there would mean: hours against those agreed for the settlement period, coverage, cost, or what stands in the way. */
export function dropVerdict(
  grabbed: ScheduleEntry,
  at: CellRef,
  { change, effect }: { change: RuleChange; effect: PricedEffect | null },
  tools: Tools
): DropVerdict {
  const { model, labels } = tools
  const person = model.personById.get(at.rowId)
  const assessment = effect && assessmentOf({ change, effect })
  const said = assessment?.worse ?? []
  return {
    verdict: assessment ? gradeOf(assessment) : 'unknown',
    strong: at.rowId === unassignedRowId ? labels.t('scheduling.grid.unassigned') : labels.person(person),
    figures: figuresOf(grabbed, at, change, effect, tools),
    sentence: said[0] ? tools.sentence(said[0]) : '',
    more: Math.max(0, said.length - 1),
  }
}

function figuresOf(
  grabbed: ScheduleEntry,
  at: CellRef,
  change: RuleChange,
  effect: PricedEffect | null,
  { model, labels, excluded, currency }: Tools
): string {
  const { t, format } = labels
  const parts = [format.day(at.day, 'weekday')]
  const person = model.personById.get(at.rowId)
  if (person) {
    const totals = model.totals.byPerson.get(person.id)
    const balance = balanceOn(totals, at.day)
    const range = balance ?? model.state.range
    const gained = minutesGained(person.id, change, model.entryById, { range, excluded })
    const planned = ((balance ?? totals)?.plannedMinutes ?? 0) + gained
    const hours = {
      gained: `${gained < 0 ? '−' : '+'}${format.shortHours(Math.abs(gained))}`,
      planned: format.shortHours(planned),
    }
    parts.push(
      balance
        ? t('scheduling.drag.hours', {
            gained: hours.gained,
            balance: labels.balance({ ...balance, plannedMinutes: planned }),
          })
        : t('scheduling.drag.hours_only', hours)
    )
  }
  const there = change.add.find(({ day }) => day === at.day) ?? grabbed
  const coverage = coverageWith(there, change, model.range.entries)
  parts.push(t('scheduling.drag.coverage', coverage))
  const cost = costOf(effect, currency, format)
  if (cost) parts.push(cost)
  return parts.join(' · ')
}
