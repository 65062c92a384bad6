import { Group, Switch, Text } from '@mantine/core'
import type { KeptPeriod } from '@shiftloom/backend/contracts/schedule_templates'
import { DayField } from '#/ui/form/day_field.tsx'
import { addDays } from '../model/calendar.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { FiltersIgnored } from './filters_ignored.tsx'
import { stayingOut } from './staying_out.ts'

type Props = { value: KeptPeriod; onChange: (value: KeptPeriod) => void; locationId: string | null }

/** Which days a template is taken from, and whether with their people. */
export function KeptDays({ value, onChange, locationId }: Props) {
  const { labels, model } = useScheduler()
  const { t } = labels
  const elsewhere = stayingOut(model.range.entries, { ...value, locationId }, labels)
  return (
    <>
      <FiltersIgnored text={t('templates.save.filtered')} />
      {elsewhere.count > 0 && (
        <Text fz="sm" c="orange.9" role="status">
          {t('templates.save.elsewhere', elsewhere)}
        </Text>
      )}
      <Group grow align="flex-start">
        <DayField
          size="sm"
          label={t('templates.field.from')}
          value={value.from}
          onChange={(from) => from && onChange({ ...value, from })}
        />
        <DayField
          size="sm"
          label={t('templates.field.until')}
          value={addDays(value.until, -1)}
          error={isReversed(value) && t('templates.save.reversed')}
          onChange={(last) => last && onChange({ ...value, until: addDays(last, 1) })}
        />
      </Group>
      <Switch
        label={t('templates.save.with_people')}
        description={t('templates.save.with_people_hint')}
        checked={value.withPeople}
        onChange={(event) => onChange({ ...value, withPeople: event.currentTarget.checked })}
      />
    </>
  )
}

export const isReversed = ({ from, until }: KeptPeriod): boolean => from >= until
