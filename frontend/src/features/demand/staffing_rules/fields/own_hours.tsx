import { ActionIcon, Button, Group, Stack, Switch, Text, Tooltip } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { OpeningHours } from '@shiftloom/backend/contracts/organisation'
import { hoursOverlap } from '@shiftloom/solver/labour_model/position/hours_fault'
import { useTranslation } from 'react-i18next'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { ClockField } from '#/ui/form/clock_field.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import { someMonday } from './weekdays_field.tsx'

type Props = { value: OpeningHours[] | null; onChange: (hours: OpeningHours[] | null) => void }

const everyDay = (opens: string, closes: string): OpeningHours[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes }))
const mostOpenings = 28

/** Hours of the rule's own in place of the location's, past midnight too. */
export function OwnHours({ value, onChange }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const put = (at: number, part: Partial<OpeningHours>) =>
    onChange(value!.map((one, place) => (place === at ? { ...one, ...part } : one)))
  const dayName = (weekday: number) => format.day(addDays(someMonday, weekday - 1), 'weekdayName')
  return (
    <Stack gap="xs">
      <Switch
        label={t('staffing_rules.hours.own')}
        description={t('staffing_rules.hours.own_text')}
        checked={value !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? everyDay('08:00', '20:00') : null)}
      />
      {value?.map(({ weekday, opens, closes }, at) => (
        <Group key={at} gap={6} wrap="nowrap" role="group" aria-label={dayName(weekday)}>
          <SelectField
            size="sm"
            w={96}
            aria-label={t('staffing_rules.hours.day')}
            data={[1, 2, 3, 4, 5, 6, 7].map((one) => ({
              value: String(one),
              label: format.day(addDays(someMonday, one - 1), 'weekdayShort'),
            }))}
            value={String(weekday)}
            onChange={(next) => next && put(at, { weekday: Number(next) })}
          />
          <ClockField
            size="sm"
            w={84}
            aria-label={t('staffing_rules.hours.opens', { day: dayName(weekday) })}
            value={opens}
            onChange={(time) => time && put(at, { opens: time })}
          />
          –
          <ClockField
            size="sm"
            w={84}
            aria-label={t('staffing_rules.hours.closes', { day: dayName(weekday) })}
            value={closes}
            onChange={(time) => time && put(at, { closes: time })}
          />
          {closes <= opens && (
            <Text fz="xs" c="dimmed">
              {t('staffing_rules.hours.next_day')}
            </Text>
          )}
          <Tooltip label={t('staffing_rules.hours.remove', { day: dayName(weekday) })}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('staffing_rules.hours.remove', { day: dayName(weekday) })}
              onClick={() => onChange(value.filter((_, place) => place !== at))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Tooltip>
        </Group>
      ))}
      {value && hoursOverlap(value) && (
        <Text c="red.8" fz="sm" role="alert">
          {t('staffing_rules.hours.overlap')}
        </Text>
      )}
      {value && (
        <Group>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} />}
            disabled={value.length >= mostOpenings}
            onClick={() => onChange([...value, { weekday: 1, opens: '08:00', closes: '16:00' }])}
          >
            {t('staffing_rules.hours.add')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
