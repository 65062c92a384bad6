import { Group, SegmentedControl, Text } from '@mantine/core'
import type { RequestDeputy } from '@shiftloom/backend/contracts/request_deputies'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { DayField } from '#/ui/form/day_field.tsx'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { SelectField } from '#/ui/select_field.tsx'
import { toast } from '#/ui/toast.ts'
import { decidersQuery, nameDeputy, refreshDeputies } from './queries.ts'

type Values = {
  employeeId: string
  deputyId: string
  when: 'days' | 'leave'
  firstDay: string | null
  lastDay: string | null
}

/** Names who decides in the place of the reader or, by those who file for others, of another person. */
export function DeputyForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const cache = useQueryClient()
  const { employeeId: ownId, timeZone } = useProfile()
  const isForOthers = useCan('requests.create')
  const { data: people = [] } = useQuery(decidersQuery)
  const { required } = rulesFor(t)
  const day = (value: string | null, { when }: Values) => (when === 'days' ? required(value) : null)
  const today = todayIn(timeZone)
  const { form, ...actions } = useCreateForm<Values, RequestDeputy[]>({
    initial: { employeeId: ownId ?? '', deputyId: '', when: 'days', firstDay: today, lastDay: null },
    validate: { employeeId: required, deputyId: required, firstDay: day, lastDay: day },
    create: ({ employeeId, deputyId, when, firstDay, lastDay }, key) => {
      const period = when === 'days' ? { firstDay, lastDay } : { firstDay: null, lastDay: null }
      return nameDeputy({ employeeId, deputyId, ...period }, key)
    },
    refresh: () => refreshDeputies(cache),
    onMade: () => {
      toast({ id: 'saved', text: t('core.saved'), type: 'success' })
      onClose()
    },
    onClose,
  })
  const { employeeId, when, firstDay } = form.getValues()
  const options = people.map((person) => ({ value: person.id, label: format.personName(person) }))
  return (
    <FormModal title={t('requests.deputies.name')} form={actions}>
      {isForOthers && (
        <SelectField
          label={t('requests.deputies.person')}
          withAsterisk
          searchable
          data={options}
          {...form.getInputProps('employeeId')}
        />
      )}
      <SelectField
        label={t('requests.deputies.deputy')}
        description={t('requests.deputies.deputy_text')}
        withAsterisk
        searchable
        data-autofocus
        data={options.filter(({ value }) => value !== employeeId)}
        {...form.getInputProps('deputyId')}
      />
      <SegmentedControl
        fullWidth
        aria-label={t('requests.column.when')}
        data={(['days', 'leave'] as const).map((value) => ({
          value,
          label: t(`requests.deputies.when_${value}`),
        }))}
        {...form.getInputProps('when')}
      />
      {when === 'days' ? (
        <Group grow align="flex-start">
          <DayField label={t('requests.field.first_day')} withAsterisk {...form.getInputProps('firstDay')} />
          <DayField
            label={t('requests.field.last_day')}
            withAsterisk
            min={firstDay ?? today}
            {...form.getInputProps('lastDay')}
          />
        </Group>
      ) : (
        <Text fz="sm" c="dimmed">
          {t('requests.deputies.leave_text')}
        </Text>
      )}
    </FormModal>
  )
}
