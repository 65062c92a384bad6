import { createElement } from 'react'
import { isApiFailure, type ApiFailure } from '#/lib/failures/api_failure.ts'
import { toast } from '#/ui/toast.ts'
import { UndoableText } from '../frame/undoable_text.tsx'
import type { Override } from '../state/command_runner.ts'
import type { Labels } from '../words/labels.ts'
import type { ScheduleModel } from '../state/use_schedule_model.ts'
import type { UiStore } from '../state/ui_state.ts'
import { refusedSentence } from '../words/rule_sentence.ts'
import { askReason } from './ask_reason.ts'
import type { Ground } from '../state/asked_reason.ts'
import { refusalOf, type Refusal } from '../model/refusal.ts'
import { showEntries, type ShowTools } from '../state/show_entries.ts'

export type RefusalTools = ShowTools & { ui: UiStore; labels: Labels; model: ScheduleModel }

const readingMs = 10_000

/** How a refusal is shown; a list names every breach even to users who can do nothing about it. */
export type RefusalWords = { title: (count: number) => string; confirmLabel: string; isList?: boolean }

/**
 * Shows a refusal where the user is: the sentence and a way to see the shifts. Users who may override it are asked for
 * a reason; the answer is what to send the request again with, or null.
 */
export async function answerRefusal(
  tools: RefusalTools,
  error: ApiFailure,
  words: RefusalWords = wordsOfChange(tools.labels)
): Promise<Override | null> {
  const { ui, labels } = tools
  const refusal = refusalOf(error)
  if (!refusal || !(refusal.overridable || words.isList)) {
    tellRefusal(tools, error, refusal)
    return null
  }
  const reason = await askReason(ui, {
    title: words.title(refusal.count),
    grounds: groundsOf(tools, refusal),
    ...(refusal.overridable && {
      hint: labels.t('scheduling.refusal.override_hint'),
      confirmLabel: words.confirmLabel,
    }),
  })
  return reason === null ? null : { reason }
}

const wordsOfChange = ({ t }: Labels): RefusalWords => ({
  title: (count) => t('scheduling.refusal.title', { count }),
  confirmLabel: t('scheduling.refusal.override'),
})

/** Does what the rules may refuse, again with a reason when there is one. `null`: not done, and reported. */
export async function doUnlessRefused<Answer>(
  tools: RefusalTools,
  work: (override?: Override) => Promise<Answer>,
  words?: RefusalWords
): Promise<Answer | null> {
  let override: Override | undefined
  for (;;) {
    try {
      return await work(override)
    } catch (error) {
      if (!isApiFailure(error, 400)) throw error
      const next = await answerRefusal(tools, error, words)
      if (!next) return null
      override = next
    }
  }
}

/** The sentences of a refusal, each with a link to its shifts. */
function groundsOf(tools: RefusalTools, { message, breaches, count }: Refusal): Ground[] {
  const { labels, model } = tools
  const grounds = breaches.map((breach, index) => ({
    text: [
      labels.person(model.personById.get(breach.employeeId)),
      index === 0 ? message : refusedSentence(labels, breach, model.entryById),
    ].join(': '),
    show: () => showEntries(tools, breach.entryIds),
  }))
  const rest = count - breaches.length
  return rest > 0 ? [...grounds, { text: labels.t('scheduling.refusal.more', { count: rest }) }] : grounds
}

function tellRefusal(tools: RefusalTools, error: ApiFailure, refusal: Refusal | null): void {
  const { labels } = tools
  const entryIds = refusal?.breaches.flatMap((breach) => breach.entryIds) ?? []
  toast({
    id: 'scheduling-refused',
    type: 'error',
    timeoutMs: readingMs,
    text:
      entryIds.length > 0
        ? createElement(UndoableText, {
            text: error.message,
            undoLabel: labels.t('scheduling.refusal.show'),
            undo: () => showEntries(tools, entryIds),
          })
        : error.message || labels.t('core.status_400'),
  })
}
