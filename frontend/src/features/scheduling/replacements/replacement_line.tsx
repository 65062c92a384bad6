import { Badge, Group, Text } from '@mantine/core'
import type { ScheduleEntry, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import type { ShiftReplacement } from '@shiftloom/backend/contracts/auto_schedule'
import { useProfile } from '#/lib/account/profile.ts'
import { PersonAvatar } from '#/domain/people/person_avatar.tsx'
import { anyRuleName, ruleLine } from '../generate/rule_lines.ts'
import { reasonSentence } from '../generate/sentences.ts'
import { balanceOn } from '../model/totals.ts'
import { useScheduler } from '../context/scheduler_context.ts'

type Props = { replacement: ShiftReplacement; shift: ScheduleEntry; person: SchedulePerson }

/** One person of the list: hours with the shift, what they carry, what it costs, and what is in the way. */
export function ReplacementLine({ replacement, shift, person }: Props) {
  const { labels, model } = useScheduler()
  const { t, format } = labels
  const { blocker, alerts, preferred, reasons } = replacement
  const [reason] = reasons
  const facts = useFacts(replacement, shift)
  return (
    <Group gap={8} wrap="nowrap" align="flex-start">
      <PersonAvatar person={person} size={24} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text truncate fw={500}>
          {labels.person(person)}
        </Text>
        <Text fz="xs" c="dimmed" className="tabular">
          {facts.join(' · ')}
        </Text>
        {reason && (
          <Text fz="xs" c="gray.8">
            {reasonSentence(reason.code, reason.details, { labels, personById: model.personById })}
          </Text>
        )}
        {blocker && (
          <Text fz="xs" c="red.9">
            {ruleLine(labels, blocker.code, blocker.details)}
          </Text>
        )}
        {alerts.length > 0 && (
          <Text fz="xs" c="orange.9">
            {t('scheduling.warnings.spoken', {
              tally: t('scheduling.warnings.alerts', { count: alerts.length }),
              rules: format.list([...new Set(alerts.map(({ code }) => anyRuleName(labels, code)))]),
            })}
          </Text>
        )}
      </div>
      {preferred && (
        <Badge size="sm" variant="light" color="lime" c="lime.9">
          {t('generate.replacements.prefers')}
        </Badge>
      )}
    </Group>
  )
}

/** What stays zero is not worth a word. */
function useFacts(
  { employeeId, plannedMinutes, nights, weekends, holidays, costMinor }: ShiftReplacement,
  shift: ScheduleEntry
): string[] {
  const { labels, model, rights } = useScheduler()
  const { currency } = useProfile()
  const { t, format } = labels
  const balance = balanceOn(model.totals.byPerson.get(employeeId), shift.day)
  const money = (minor: number) => (currency ? format.money({ minor, currency }) : '')
  const cost =
    rights.cost && currency && costMinor !== undefined && costMinor !== 0
      ? t(costMinor > 0 ? 'generate.replacements.cost_more' : 'generate.replacements.cost_less', {
          cost: money(Math.abs(costMinor)),
        })
      : ''
  return [
    balance
      ? t('generate.replacements.hours', {
          period: format.period(balance),
          planned: format.shortHours(balance.plannedMinutes + shift.workMinutes),
          norm: format.shortHours(balance.agreedMinutes),
        })
      : t('generate.replacements.hours_only', { planned: format.shortHours(plannedMinutes) }),
    nights > 0 ? t('generate.replacements.nights', { count: nights }) : '',
    weekends > 0 ? t('generate.replacements.weekends', { count: weekends }) : '',
    holidays > 0 ? t('generate.replacements.holidays', { count: holidays }) : '',
    cost,
  ].filter(Boolean)
}
