import { Button, Group, List, Stack, Text } from '@mantine/core'
import type { CountingChange, CountingPreview } from '@shiftloom/backend/contracts/time_records'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '#/lib/api/http.ts'
import { wallClock } from '#/lib/time/time_zone.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { countingOf, type OrganisationValues } from '../organisation_values.ts'
import { neededFigures } from './rules_of_numbers.ts'

type Time = OrganisationValues['timeRegistration']

/** What the settings of the form would have made of last month, on request; an answer is shown until they change. */
export function CountingTrial({ time }: { time: Time }) {
  const { t } = useTranslation()
  const rules = countingOf(time)
  const trial = useMutation({
    mutationFn: (asked: typeof rules) => http.post('/time-tracking/counting-previews', asked),
  })
  const isOfTheseRules = JSON.stringify(trial.variables) === JSON.stringify(rules)
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        loading={trial.isPending}
        disabled={neededFigures.some((field) => time[field] === '')}
        onClick={() => trial.mutate(rules)}
      >
        {t('company.time_registration.trial_ask')}
      </Button>
      <div aria-live="polite">{trial.data && isOfTheseRules && <Outcome preview={trial.data} />}</div>
    </Stack>
  )
}

function Outcome({ preview }: { preview: CountingPreview }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { records, changed, current, proposed, examples } = preview
  const month = format.sentence(format.day(preview.month, 'month'))
  if (records === 0) return <Text>{t('company.time_registration.trial_nothing', { month })}</Text>
  return (
    <Stack gap={4}>
      <Text fw={600}>{t('company.time_registration.trial_changed', { month, records, changed })}</Text>
      <Group gap="xl">
        <Text className="tabular">
          {t('company.time_registration.trial_hours', {
            current: format.hours(current.workMinutes),
            proposed: format.hours(proposed.workMinutes),
          })}
        </Text>
        <Text className="tabular">
          {t('company.time_registration.trial_by_rule', {
            current: format.number(current.byRule),
            proposed: format.number(proposed.byRule),
          })}
        </Text>
      </Group>
      {examples.length > 0 && (
        <List spacing={2} className="tabular">
          {examples.map((change) => (
            <List.Item key={`${change.employee.name} ${change.employee.surname} ${change.realStartsAt}`}>
              <Change change={change} />
            </List.Item>
          ))}
        </List>
      )}
    </Stack>
  )
}

function Change({
  change: { employee, day, zone, realStartsAt, realEndsAt, ...change },
}: {
  change: CountingChange
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const clock = (iso: string) => wallClock(zone, new Date(iso)).time
  const { current, proposed } = change
  return t(
    current.workMinutes === proposed.workMinutes
      ? `company.time_registration.trial_${proposed.byRule ? 'now_by_rule' : 'now_by_hand'}`
      : 'company.time_registration.trial_example',
    {
      ...{ name: format.personName(employee), day: format.day(day, 'weekday') },
      registered: realEndsAt
        ? format.clockRange(clock(realStartsAt), clock(realEndsAt))
        : format.clock(clock(realStartsAt)),
      current: format.hours(current.workMinutes),
      proposed: format.hours(proposed.workMinutes),
    }
  )
}
