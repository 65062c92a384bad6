import { Button, Group, Stack, Text } from '@mantine/core'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { ProposalFix } from '@shiftloom/backend/contracts/auto_schedule'
import { clockOf } from '@shiftloom/solver/time'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mayOverride } from '../refusals/may_override.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { minutesCut, operationsOf } from './fixes.ts'
import { anyRuleName, isMeasured, ruleLine } from './rule_lines.ts'

type Props = { fixes: readonly ProposalFix[]; entry: ScheduleEntry }

/** What would fill an open shift, each with the button that does it: one step, undone by one Undo. */
export function FixList({ fixes, entry }: Props) {
  const { labels, rights } = useScheduler()
  const { t } = labels
  const lifts = fixes.some(({ kind }) => kind === 'lift_rule')
  const { data: mayLift } = useQuery({
    queryKey: ['labour-code', 'may-override'],
    queryFn: mayOverride,
    enabled: lifts,
  })
  return (
    <Stack gap={6}>
      <Text fz="xs" fw={600}>
        {t('generate.fixes.title')}
      </Text>
      {fixes.map((fix, place) => (
        <FixLine key={place} fix={fix} entry={entry} mayLift={mayLift ?? false} />
      ))}
      {lifts && rights.edit && mayLift === false && (
        <Text fz="xs" c="dimmed">
          {t('generate.fixes.lift_rule_no')}
        </Text>
      )}
    </Stack>
  )
}

type LineProps = { fix: ProposalFix; entry: ScheduleEntry; mayLift: boolean }

function FixLine({ fix, entry, mayLift }: LineProps) {
  const { labels, model, actions, rights } = useScheduler()
  const { t } = labels
  const sentence = useSentence()
  const [busy, setBusy] = useState(false)
  const operations = operationsOf(fix, entry, model.entryById)
  const allowed = rights.edit && (fix.kind !== 'lift_rule' || mayLift)
  const apply = async () => {
    if (!operations) return
    setBusy(true)
    await actions.send({ label: fix.kind === 'shorten' ? 'edit' : 'move', operations })
    setBusy(false)
  }
  return (
    <div>
      <Text fz="sm">{sentence(fix, entry)}</Text>
      {fix.kind === 'lift_rule' && isMeasured(fix.ruleId) && (
        <Text fz="xs" c="dimmed">
          {ruleLine(labels, fix.ruleId, fix.details)}
        </Text>
      )}
      {operations && allowed && (
        <Group mt={3}>
          <Button size="compact-xs" variant="light" loading={busy} onClick={() => void apply()}>
            {t(`generate.fixes.${fix.kind}_do`)}
          </Button>
        </Group>
      )}
    </div>
  )
}

function useSentence(): (fix: ProposalFix, entry: ScheduleEntry) => string {
  const { labels, model } = useScheduler()
  const { t, format } = labels
  const nameOf = (id: string) => labels.person(model.personById.get(id))
  return (fix, entry) => {
    switch (fix.kind) {
      case 'shorten': {
        const clock = (instant: string) => clockOf(Date.parse(instant), entry.zone)
        return t('generate.fixes.shorten', {
          person: nameOf(fix.employeeId),
          times: format.clockRange(clock(fix.startsAt), clock(fix.endsAt)),
          shorter: format.shortHours(minutesCut(entry, fix)),
        })
      }
      case 'hand_over': {
        const other = model.entryById.get(fix.otherEntryId)
        return t('generate.fixes.hand_over', {
          person: nameOf(fix.employeeId),
          other: nameOf(fix.otherEmployeeId),
          shift: other ? `${format.day(other.day, 'weekday')}, ${labels.times(other)}` : '…',
        })
      }
      case 'lift_rule':
        return t('generate.fixes.lift_rule', {
          person: nameOf(fix.employeeId),
          rule: anyRuleName(labels, fix.ruleId),
        })
      case 'hire_hours':
        return t('generate.fixes.hire_hours', {
          minutes: format.shortHours(fix.minutes),
          position: labels.position(fix.positionId),
        })
    }
  }
}
