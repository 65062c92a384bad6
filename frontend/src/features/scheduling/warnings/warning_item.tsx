import { Text, VisuallyHidden } from '@mantine/core'
import { useStore } from 'zustand'
import { useProfile } from '#/lib/account/profile.ts'
import { ruleName, verdictSentence } from '../words/rule_sentence.ts'
import { selectEntry } from '../model/selection.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import type { WarningGrouping } from './grouping.ts'
import { flash } from '../state/show_entries.ts'
import type { Warning } from '../model/warning.ts'
import classes from './warnings.module.css'
import { WarningShape } from './warning_shape.tsx'

/** A line of the list; choosing it goes to the shift, which then has the keyboard. */
export function WarningItem({ warning, grouping }: { warning: Warning; grouping: WarningGrouping }) {
  const { ui, model, labels, actions } = useScheduler()
  const current = useStore(
    ui,
    ({ focusEntryId }) => focusEntryId !== null && focusEntryId === warning.causeId
  )
  const { t, format } = labels
  const { verdict, causeId, day, accepted } = warning
  const entry = causeId ? model.entryById.get(causeId) : undefined
  const head = [
    grouping !== 'rule' && format.sentence(ruleName(labels, verdict.ruleId)),
    grouping !== 'person' && labels.person(model.personById.get(verdict.personId)),
    grouping !== 'day' && format.day(day, 'weekday'),
    entry && unbroken(labels.times(entry)),
  ]
    .filter(Boolean)
    .join(' · ')
  const go = () => {
    const at = { rowId: verdict.personId, day }
    ui.setState({
      focus: at,
      focusEntryId: causeId,
      selection: selectEntry(at, causeId ?? ''),
      warning: null,
    })
    actions.focusCell(at)
    if (causeId) flash(ui, [causeId])
  }
  return (
    <button type="button" className={classes.item} data-current={current || undefined} onClick={go}>
      <WarningShape severity={verdict.severity} accepted={accepted} />
      <span className={classes.words}>
        <Text component="span" display="block" fz="sm" fw={600} lh={1.35} className="tabular">
          {head}
        </Text>
        <Text component="span" display="block" fz="sm" lh={1.35}>
          {verdictSentence(labels, verdict, model.entryById)}
        </Text>
        {accepted ? (
          <AcceptedLine acceptanceId={verdict.acceptanceId!} />
        ) : (
          <VisuallyHidden component="span">{t(`scheduling.warnings.is_${verdict.severity}`)}</VisuallyHidden>
        )}
      </span>
    </button>
  )
}

/** A dash is a place to break a line; not between two times. */
const unbroken = (times: string): string => times.replace('–', '\u2060–\u2060')

function AcceptedLine({ acceptanceId }: { acceptanceId: string }) {
  const { rules, labels } = useScheduler()
  const { timeZone } = useProfile()
  const found = useStore(rules, ({ context }) => context?.acceptances.find(({ id }) => id === acceptanceId))
  if (!found) return null
  return (
    <Text component="span" display="block" fz="xs" c="dimmed">
      {labels.format.quoted(found.reason)} ·{' '}
      {labels.t('scheduling.warnings.accepted_by', {
        name: found.byName,
        at: labels.format.instant(found.at, timeZone),
      })}
    </Text>
  )
}
