import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { citation, useStatuteWords } from '#/domain/labour_code/citation.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { ruleName, verdictSentence } from '../words/rule_sentence.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { acceptOnce, takeBack } from './acceptance.ts'
import { BreakButtons } from './break_buttons.tsx'
import { involvedIn, type Involved } from './involved.ts'
import classes from './warnings.module.css'
import type { Warning } from '../model/warning.ts'
import { WarningShape } from './warning_shape.tsx'

/** One breach in full: the rule, what is wrong, the other shifts of it, the law, and accepting it. */
export function WarningDetails({ warning }: { warning: Warning }) {
  const { labels, rules, model, rights } = useScheduler()
  const { t } = labels
  const cache = useQueryClient()
  const { ui } = useScheduler()
  const context = useStore(rules, (state) => state.context)
  const { verdict, accepted } = warning
  const involved = involvedIn(warning, model.entryById, context)
  const law = citation(verdict.basis, useStatuteWords())
  const mayAccept = rights.edit && !accepted && verdict.severity === 'alert'
  return (
    <section className={classes.warning} data-accepted={accepted || undefined}>
      <WarningShape severity={verdict.severity} accepted={accepted} />
      <Stack gap={3} className={classes.words}>
        <Text fw={650} lh={1.25}>
          {labels.format.sentence(ruleName(labels, verdict.ruleId))}{' '}
          <Text component="span" fz="xs" c="dimmed" fw={500} ml={3}>
            {t(`scheduling.warnings.${accepted ? 'is_accepted' : `is_${verdict.severity}`}`)}
          </Text>
        </Text>
        <Text lh={1.35}>{verdictSentence(labels, verdict, model.entryById)}</Text>
        {involved.length > 0 && <InvolvedShifts shifts={involved} />}
        {accepted && <AcceptedNote acceptanceId={verdict.acceptanceId!} />}
        {law && (
          <Text fz="xs" c="dimmed" lh={1.3}>
            {law}
          </Text>
        )}
        {(mayAccept || verdict.ruleId === 'day_break') && (
          <Group gap="xs">
            <BreakButtons warning={warning} />
            {mayAccept && (
              <Button
                size="compact-sm"
                variant="light"
                onClick={() =>
                  void acceptOnce({ ui, labels, cache }, warning, model.entryById).catch(() => undefined)
                }
              >
                {t('scheduling.warnings.accept')}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </section>
  )
}

const listed = 6

/** Links that flash; a shift elsewhere is named by its day and time, and the link goes to its week. */
function InvolvedShifts({ shifts }: { shifts: readonly Involved[] }) {
  const { labels, actions } = useScheduler()
  const { t, format } = labels
  const rest = shifts.length - listed
  const textOf = ({ entry, day, start, end, locationId }: Involved) =>
    t('scheduling.warnings.involved_shift', {
      day: format.day(day, 'weekday'),
      times: format.clockRange(start, end),
      place: (!entry && labels.location(locationId)) || 'none',
    })
  return (
    <Text component="div" fz="sm" className={classes.involved}>
      <span>{t('scheduling.warnings.involved')}</span>
      {shifts.slice(-listed).map((shift) => (
        <Anchor
          key={shift.id}
          component="button"
          type="button"
          fz="sm"
          className="tabular"
          onClick={() => (shift.entry ? actions.show([shift.id]) : actions.goTo(shift.day))}
        >
          {textOf(shift)}
        </Anchor>
      ))}
      {rest > 0 && <span>{t('scheduling.warnings.involved_more', { count: rest })}</span>}
    </Text>
  )
}

function AcceptedNote({ acceptanceId }: { acceptanceId: string }) {
  const { labels, rules, rights, ui } = useScheduler()
  const cache = useQueryClient()
  const { timeZone } = useProfile()
  const context = useStore(rules, (state) => state.context)
  const acceptance = context?.acceptances.find(({ id }) => id === acceptanceId)
  if (!acceptance) return null
  const { t, format } = labels
  return (
    <div className={classes.note}>
      <Text fz="sm">{format.quoted(acceptance.reason)}</Text>
      <Text fz="xs" c="dimmed">
        {t('scheduling.warnings.accepted_by', {
          name: acceptance.byName,
          at: format.instant(acceptance.at, timeZone),
        })}
        {rights.edit && (
          <Anchor
            component="button"
            type="button"
            fz="xs"
            ml={8}
            onClick={() => void takeBack({ ui, labels, cache }, acceptanceId).catch(() => undefined)}
          >
            {t('scheduling.warnings.take_back')}
          </Anchor>
        )}
      </Text>
    </div>
  )
}
