import { toast } from '#/ui/toast.ts'
import type { Assessment } from '../model/candidates.ts'
import type { Override } from '../state/command_runner.ts'
import type { UiStore } from '../state/ui_state.ts'
import type { ScheduleModel } from '../state/use_schedule_model.ts'
import type { Labels } from '../words/labels.ts'
import { askReason } from './ask_reason.ts'
import { mayOverride } from './may_override.ts'
import { verdictSentence } from '../words/rule_sentence.ts'

type Tools = { labels: Labels; ui: UiStore; model: Pick<ScheduleModel, 'personById'> }

/** Time to read a sentence of the law. */
const readingMs = 10_000

/**
 * What to send a change with that the rules refuse: the reason of a user who may override it. `null`: it stays undone,
 * and the user has been shown why. Nothing to refuse needs nothing.
 */
export async function answerFor(
  { labels, ui, model }: Tools,
  refusing: Assessment['refusing']
): Promise<{ override?: Override } | null> {
  if (refusing.length === 0) return {}
  const { t } = labels
  const sentences = refusing.map((verdict) =>
    t('scheduling.drag.refused', {
      person: labels.person(model.personById.get(verdict.personId)),
      sentence: verdictSentence(labels, verdict),
    })
  )
  if (!(await mayOverride())) {
    toast({ id: 'scheduling-refused', type: 'error', timeoutMs: readingMs, text: sentences[0] })
    ui.setState({ announcement: sentences[0]! })
    return null
  }
  const reason = await askReason(ui, {
    title: t('scheduling.refusal.title', { count: refusing.length }),
    grounds: sentences.map((text) => ({ text })),
    hint: t('scheduling.refusal.override_hint'),
    confirmLabel: t('scheduling.refusal.override'),
  })
  return reason === null ? null : { override: { reason } }
}
