import type { Acceptance } from '@shiftloom/solver/labour_code/plan/plan_context'
import type { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { http } from '#/lib/api/http.ts'
import { toast } from '#/ui/toast.ts'
import { UndoableText } from '../frame/undoable_text.tsx'
import { ruleContextKey } from '../queries/rule_context.ts'
import { ruleName, verdictSentence } from '../words/rule_sentence.ts'
import type { Labels } from '../words/labels.ts'
import { keys } from '../queries/schedule.ts'
import type { UiStore } from '../state/ui_state.ts'
import { askReason } from '../refusals/ask_reason.ts'
import type { Warning } from '../model/warning.ts'

type Tools = { ui: UiStore; labels: Labels; cache: QueryClient }
type Entries = Parameters<typeof verdictSentence>[2]

/** "This once it is all right": asks why, and keeps it with the name of who said so. */
export async function acceptOnce(tools: Tools, { verdict }: Warning, entryById: Entries): Promise<void> {
  const { ui, labels } = tools
  const { t } = labels
  const reason = await askReason(ui, {
    title: t('scheduling.warnings.accept_title', { rule: ruleName(labels, verdict.ruleId) }),
    grounds: [{ text: verdictSentence(labels, verdict, entryById) }],
    hint: t('scheduling.warnings.accept_hint'),
    confirmLabel: t('scheduling.warnings.accept_confirm'),
  })
  if (reason === null) return
  const { ruleId, personId, shiftIds } = verdict
  const accepted = await http
    .post(
      '/scheduling/rule-acceptances',
      { ruleId, employeeId: personId, entryIds: [...shiftIds], reason },
      { inline: [404] }
    )
    .catch((error: unknown) => {
      if (!isApiFailure(error, 404)) throw error
      return null
    })
  if (!accepted) return tellChanged(tools)
  await reread(tools)
  toast({
    id: 'scheduling-step',
    type: 'success',
    text: createElement(UndoableText, {
      text: t('scheduling.warnings.accepted_toast'),
      undoLabel: t('scheduling.actions.undo'),
      undo: () => void takeBack(tools, accepted.id).catch(() => undefined),
    }),
  })
}

/** Another planner was faster: what the warning was about is not there any more. */
async function tellChanged(tools: Tools): Promise<void> {
  const { t } = tools.labels
  toast({
    type: 'warning',
    title: t('scheduling.panel.gone_title'),
    text: t('scheduling.toasts.conflict_gone'),
  })
  await Promise.all([reread(tools), tools.cache.invalidateQueries({ queryKey: keys.ranges })])
}

/** The breach counts again, as if it had never been accepted. */
export async function takeBack(tools: Tools, id: Acceptance['id']): Promise<void> {
  // Another planner may have taken it back already.
  await http
    .del(`/scheduling/rule-acceptances/${id}`, undefined, { inline: [404] })
    .catch((error: unknown) => {
      if (!isApiFailure(error, 404)) throw error
    })
  await reread(tools)
  toast({ id: 'scheduling-step', text: tools.labels.t('scheduling.warnings.taken_back') })
}

/** Both are steps of the person's own list. */
const reread = ({ cache }: Tools) =>
  Promise.all([
    cache.invalidateQueries({ queryKey: ruleContextKey }),
    cache.invalidateQueries({ queryKey: keys.history }),
  ])
