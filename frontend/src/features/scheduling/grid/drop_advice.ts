import type { CommandLabel, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { cellKey, unassignedRowId } from '../model/cell_model.ts'
import type { Assessment } from '../model/candidates.ts'
import { planMove, type Plan } from '../model/plan_operations.ts'
import type { CellRef } from '../model/selection.ts'
import { assessmentOf } from '../rules/assessment.ts'
import { changeOf, type RuleChange } from '../rules/change_of.ts'
import { DragOutlook, nearestFirst } from '../rules/drag_outlook.ts'
import { verdictSentence } from '../words/rule_sentence.ts'
import type { Scheduler } from '../context/scheduler_context.ts'
import { BestTargets } from './best_targets.ts'
import type { Mark } from './drop_marks.ts'
import { dropVerdict, noDrop, type DropVerdict } from './drop_verdict.ts'

export type Dragged = {
  grabbed: ScheduleEntry
  /** All that travel, the grabbed one among them. */
  together: readonly ScheduleEntry[]
  /** A night shift may be grabbed by its morning part: the drop then counts from a day earlier. */
  dayOffset: 0 | 1
}
type Kind = Extract<CommandLabel, 'move' | 'copy'>

/** What dropping the shifts means at every cell, as far as it is known, for the plan as it is now. */
export class DropAdvice {
  private readonly now: () => Scheduler
  private readonly dragged: Dragged
  private readonly onKeys: (keys: readonly string[]) => void
  private readonly excluded: ReadonlySet<string>
  private pointer: CellRef
  private kind: Kind = 'move'
  private revision = -1
  private outlooks = new Map<Kind, DragOutlook>()
  private assessments = new Map<Kind, Map<string, Assessment>>()
  private best = new Map<Kind, BestTargets>()

  constructor(
    now: () => Scheduler,
    dragged: Dragged,
    pointer: CellRef,
    onKeys: (keys: readonly string[]) => void
  ) {
    this.now = now
    this.dragged = dragged
    this.pointer = pointer
    this.onKeys = onKeys
    this.excluded = new Set(
      now()
        .directory.positions.filter((one) => one.includedInWorkingHours === false)
        .map(({ id }) => id)
    )
    this.outlook()
  }

  asCopy(copy: boolean): void {
    this.kind = copy ? 'copy' : 'move'
  }

  get grabbedId(): string {
    return this.dragged.grabbed.id
  }
  get label(): Kind {
    return this.kind
  }

  get together(): readonly ScheduleEntry[] {
    return this.dragged.together
  }
  /** Those that another planner has deleted since they were picked up; a copy needs none of them. */
  gone(): readonly ScheduleEntry[] {
    const { entryById } = this.now().model
    if (this.kind === 'copy') return []
    return this.dragged.together.filter(({ id }) => (entryById.get(id)?.state ?? 'removed') === 'removed')
  }

  /** Where the shift would start if it were dropped on a cell. */
  target({ rowId, day }: CellRef): CellRef {
    const { days } = this.now().model
    const { dayOffset } = this.dragged
    return { rowId, day: days[Math.max(0, days.indexOf(day) - dayOffset)]! }
  }

  planAt(over: CellRef): Plan {
    const { grabbed, together } = this.dragged
    const { rowId, day } = this.target(over)
    const { order, breakLaw } = this.now().model
    const rows = order.rowIds.map((id) => (id === unassignedRowId ? null : id))
    const to = { employeeId: rowId === unassignedRowId ? null : rowId, day }
    if (this.isSwitchedOff(over)) return { operations: [], skippedLocked: 0 }
    const copy = this.kind === 'copy'
    return planMove({ entries: together, grabbed, to, rows, copy, breaksOf: breakLaw.breaksOf })
  }

  verdictAt(over: CellRef): DropVerdict {
    const { model, labels, rules } = this.now()
    this.pointer = over
    const gone = this.gone()
    if (gone.length > 0) return noDrop(labels.t('scheduling.toasts.gone_title', { count: gone.length }))
    const outlook = this.outlook()
    outlook?.hurry(over)
    const known = outlook?.at(over)
    const change = known ? known.change : this.changeAt(over)
    if (!change) return noDrop(this.nothingText(over))
    const verdict = dropVerdict(
      this.dragged.grabbed,
      this.target(over),
      { change, effect: known?.effect ?? null },
      {
        model,
        labels,
        excluded: this.excluded,
        sentence: (broken) => verdictSentence(labels, broken),
        currency: this.now().judge.currency,
      }
    )
    const isUnchecked = rules.getState().status === 'unavailable'
    return isUnchecked ? { ...verdict, sentence: labels.t('scheduling.drag.unchecked') } : verdict
  }

  /** What refuses a drop there; empty too when it is not known yet. */
  refusingAt(over: CellRef): Assessment['refusing'] {
    return this.assessments.get(this.kind)?.get(cellKey(over.rowId, over.day))?.refusing ?? []
  }

  markOf(key: string): Mark | null {
    if (this.best.get(this.kind)?.has(key)) return 'best'
    return this.assessments.get(this.kind)?.get(key)?.refusing.length ? 'blocked' : null
  }

  stop(): void {
    for (const outlook of this.outlooks.values()) outlook.stop()
  }

  private nothingText(over: CellRef): string {
    const { labels, model } = this.now()
    if (this.isSwitchedOff(over))
      return labels.t('scheduling.drag.not_planned', {
        person: labels.person(model.personById.get(over.rowId)),
      })
    const locked = this.planAt(over).skippedLocked > 0
    return labels.t(locked ? 'scheduling.drag.locked' : 'scheduling.drag.same')
  }

  /** People who are not planned get no shifts; their own may be moved to other days. */
  private isSwitchedOff({ rowId }: CellRef): boolean {
    const isOwn = this.kind === 'move' && this.dragged.grabbed.employeeId === rowId
    return !isOwn && this.now().model.personById.get(rowId)?.disabledInSchedule === true
  }

  private changeAt(over: CellRef): RuleChange | null {
    const { model } = this.now()
    return changeOf(this.planAt(over).operations, model)
  }

  /** Begun at the first question of its kind, and again when the plan has changed; `null` if unknown. */
  private outlook(): DragOutlook | null {
    const { rules, judge, model } = this.now()
    const { status, revision } = rules.getState()
    if (status !== 'ready') return null
    if (revision !== this.revision) this.forget(revision)
    const { kind } = this
    const known = this.outlooks.get(kind)
    if (known) return known
    const { grabbed, dayOffset } = this.dragged
    const assessments = new Map<string, Assessment>()
    const ownDay = model.days[model.days.indexOf(grabbed.day) + dayOffset]
    const best = new BestTargets(grabbed, ownDay, assessments, model)
    const outlook: DragOutlook = new DragOutlook({
      revision,
      effects: (...question) => judge.effects(...question),
      changeAt: (cell) => this.changeAt(cell),
      cells: nearestFirst(model.order, this.pointer),
      onEffects: (keys) => {
        for (const key of keys) {
          const verdict = outlook.all().get(key)
          if (verdict) assessments.set(key, assessmentOf(verdict))
        }
        best.learn(keys)
        if (kind === this.kind) this.onKeys(keys)
      },
    })
    this.outlooks.set(kind, outlook)
    this.assessments.set(kind, assessments)
    this.best.set(kind, best)
    return outlook
  }

  private forget(revision: number): void {
    this.stop()
    this.revision = revision
    this.outlooks.clear()
    this.assessments.clear()
    this.best.clear()
  }
}
