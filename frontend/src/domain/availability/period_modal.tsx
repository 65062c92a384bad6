import { Group, Stack } from '@mantine/core'
import { longestDeclaration, type PersonAvailability } from '@shiftloom/backend/contracts/availability'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { AvailabilityKind } from '@shiftloom/solver/labour_code/availability'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayField } from '#/ui/form/day_field.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { WeekdayChecks } from '#/ui/form/weekday_checks.tsx'
import { toast } from '#/ui/toast.ts'
import { areSound, hoursOf, wholeDay, type ChosenHours } from './chosen_hours.ts'
import { HoursFields } from './hours_fields.tsx'
import { declareDays, refreshAvailability } from './queries.ts'
import { daysOfPeriod } from './days_of_period.ts'
import { KindField } from './kind_field.tsx'

type Props = { person: PersonAvailability; onClose: () => void }
type Values = {
  kind: AvailabilityKind
  hours: ChosenHours
  firstDay: Day | null
  lastDay: Day | null
  weekdays: number[]
}
const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** Declares some weekdays of a period at once. */
export function PeriodModal({ person, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const { form, ...actions } = useCreateForm<Values, number>({
    initial: { kind: 'available', hours: wholeDay, firstDay: null, lastDay: null, weekdays: everyDay },
    validate: {
      hours: (hours: ChosenHours) => (areSound(hours) ? null : t('availability.hours_differ')),
      firstDay: (value: Day | null) => (value ? null : t('core.required')),
      lastDay: (value: Day | null, { firstDay }) => {
        if (!value) return t('core.required')
        return firstDay && value < firstDay ? t('availability.order_of_days') : null
      },
      weekdays: (_value: number[], values) => {
        const { length } = daysChosen(values)
        if (values.firstDay && values.lastDay && values.lastDay >= values.firstDay && length === 0)
          return t('availability.no_such_day')
        return length > longestDeclaration ? t('availability.too_many', { most: longestDeclaration }) : null
      },
    },
    create: async (values, key) => {
      const days = daysChosen(values)
      const { kind, hours } = values
      await declareDays({ employeeId: person.employeeId, kind, days, hours: hoursOf(hours) }, key)
      return days.length
    },
    refresh: () => refreshAvailability(cache),
    onMade: (count) => {
      toast({ id: 'saved', text: t('availability.declared', { count }), type: 'success' })
      onClose()
    },
    onClose,
  })
  const { kind, hours, weekdays } = form.getValues()
  return (
    <FormModal title={t('availability.period')} form={actions} size="lg">
      <Stack>
        <KindField value={kind} onChange={(next) => form.setFieldValue('kind', next)} />
        <Group grow align="flex-start">
          <DayField
            label={t('availability.first_day')}
            withAsterisk
            min={person.firstDay}
            {...form.getInputProps('firstDay')}
          />
          <DayField
            label={t('availability.last_day')}
            withAsterisk
            min={form.getValues().firstDay ?? person.firstDay}
            {...form.getInputProps('lastDay')}
          />
        </Group>
        <WeekdayChecks
          label={t('availability.weekdays')}
          description={undefined}
          error={form.errors.weekdays}
          value={weekdays}
          onChange={(next) => form.setFieldValue('weekdays', next)}
        />
        <HoursFields
          value={hours}
          onChange={(next) => form.setFieldValue('hours', next)}
          error={form.errors.hours}
        />
      </Stack>
    </FormModal>
  )
}

const daysChosen = ({ firstDay, lastDay, weekdays }: Values): Day[] =>
  firstDay && lastDay ? daysOfPeriod(firstDay, lastDay, weekdays) : []
