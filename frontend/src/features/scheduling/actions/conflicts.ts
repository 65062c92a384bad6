import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { toast } from '#/ui/toast.ts'
import { currentIn } from '../model/clash.ts'
import type { Labels } from '../words/labels.ts'
import type { ScheduleModel } from '../state/use_schedule_model.ts'
import type { UiStore } from '../state/ui_state.ts'
import { failureReason } from './not_saved.ts'

export type ConflictTools = {
  ui: UiStore
  labels: Labels
  model: Pick<ScheduleModel, 'personById'>
}

const readingMs = 8_000
/** More than these are only counted. */
const named = 3

/** Another planner was faster: says what the shift is now. */
export function tellConflict({ labels, model }: ConflictTools, error: unknown): void {
  const current = currentIn(error)
  toast({
    type: 'warning',
    timeoutMs: readingMs,
    title: labels.t('scheduling.toasts.conflict_title'),
    text: current?.day
      ? labels.t('scheduling.toasts.conflict_now', {
          person: labels.person(model.personById.get(current.employeeId ?? '')),
          day: labels.format.day(current.day, 'weekday'),
          times: labels.times(current),
          kind: labels.kind(current),
        })
      : labels.t('scheduling.toasts.conflict_gone'),
  })
}

/** Names the shifts that another planner has deleted. */
export function tellGone({ ui, labels, model }: ConflictTools, gone: readonly ScheduleEntry[]): void {
  const { t, format } = labels
  const names = gone.slice(0, named).map((entry) =>
    t('scheduling.toasts.shift_named', {
      person: labels.person(model.personById.get(entry.employeeId ?? '')),
      day: format.day(entry.day, 'weekday'),
      times: labels.times(entry),
    })
  )
  const rest = gone.length - names.length
  const shifts = [...names, ...(rest > 0 ? [t('scheduling.refusal.more', { count: rest })] : [])].join('; ')
  const count = Math.max(1, gone.length)
  const title = t('scheduling.toasts.gone_title', { count })
  const text = t('scheduling.toasts.gone_text', { count, shifts })
  toast({ id: 'scheduling-gone', type: 'warning', timeoutMs: readingMs, title, text })
  ui.setState({ announcement: [title, text].join(': ') })
}

/** Whatever else stood in the way: the grid stays, and a sentence says why. */
export function tellFailure({ labels }: ConflictTools, error: unknown): void {
  toast({
    id: 'scheduling-failed',
    type: 'error',
    timeoutMs: readingMs,
    text: labels.t('scheduling.quick.not_saved', { reason: failureReason(labels, error) }),
  })
}
