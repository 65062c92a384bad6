import { Checkbox, Group, MultiSelect, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { longestRequestNote } from '@shiftloom/backend/contracts/filed_requests'
import type { RequestType } from '@shiftloom/backend/contracts/requests'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { ClockField } from '#/ui/form/clock_field.tsx'
import { DayField } from '#/ui/form/day_field.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import { peopleQuery, recipientsQuery, usableTypesQuery } from '../queries.ts'
import { asksWhoDecides, type RequestValues } from './request_values.ts'

type Props = {
  form: UseFormReturnType<RequestValues>
  /** The type of a request that is there, which it keeps even out of use; null: a new one. */
  kept: Pick<RequestType, 'id' | 'name'> | null
}

export function RequestFields({ form, kept }: Props) {
  const isNew = kept === null
  const { t, i18n } = useTranslation()
  const { data: types = [], isLoading } = useQuery(usableTypesQuery(i18n.language))
  const filesForOthers = useCan('requests.create')
  const values = form.getValues()
  const type = types.find(({ id }) => id === values.requestTypeId)
  const outOfUse = kept && types.length > 0 && !types.some(({ id }) => id === kept.id) ? [kept] : []
  return (
    <>
      {filesForOthers && isNew && <PeopleField form={form} />}
      <SelectField
        label={t('requests.field.type')}
        description={type?.paid === false ? t('requests.unpaid') : undefined}
        withAsterisk
        searchable
        nothingFoundMessage={t(isLoading ? 'core.loading' : 'core.nothing_found')}
        data-autofocus={isNew || undefined}
        data={[...types, ...outOfUse].map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('requestTypeId')}
      />
      <DaysFields form={form} />
      <Checkbox
        label={t('requests.field.skip_weekends')}
        {...form.getInputProps('skipWeekends', { type: 'checkbox' })}
      />
      <Checkbox
        label={t('requests.field.skip_holidays')}
        {...form.getInputProps('skipHolidays', { type: 'checkbox' })}
      />
      {asksWhoDecides(values, type) && <RecipientField form={form} />}
      {(type?.allowNote ?? values.note !== '') && (
        <Textarea
          label={t('requests.field.note')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={longestRequestNote}
          {...form.getInputProps('note')}
        />
      )}
    </>
  )
}

function DaysFields({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation()
  const { isPart, firstDay, lastDay } = form.getValues()
  const first = form.getInputProps('firstDay')
  return (
    <>
      <Group grow align="flex-start">
        <DayField
          label={t(isPart ? 'requests.field.day' : 'requests.field.first_day')}
          withAsterisk
          {...first}
          onChange={(day) => {
            first.onChange(day)
            // A single day is what people ask for most: the last day follows until it is chosen.
            if (day && (!lastDay || lastDay < day || lastDay === firstDay)) form.setFieldValue('lastDay', day)
          }}
        />
        {!isPart && (
          <DayField
            label={t('requests.field.last_day')}
            withAsterisk
            min={firstDay ?? undefined}
            {...form.getInputProps('lastDay')}
          />
        )}
      </Group>
      <Checkbox label={t('requests.field.part')} {...form.getInputProps('isPart', { type: 'checkbox' })} />
      {isPart && (
        <Group grow align="flex-start">
          <ClockField label={t('requests.field.start')} withAsterisk {...form.getInputProps('start')} />
          <ClockField label={t('requests.field.end')} withAsterisk {...form.getInputProps('end')} />
        </Group>
      )}
    </>
  )
}

function PeopleField({ form }: { form: Props['form'] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data: people = [] } = useQuery(peopleQuery)
  const { employeeId } = useProfile()
  return (
    <MultiSelect
      size="md"
      label={t('requests.field.people')}
      description={employeeId ? t('requests.field.people_text') : undefined}
      withAsterisk={employeeId === null}
      searchable
      clearable
      hidePickedOptions
      nothingFoundMessage={t('core.nothing_found')}
      data={people.map((person) => ({ value: person.id, label: format.personName(person) }))}
      {...form.getInputProps('employeeIds')}
    />
  )
}

function RecipientField({ form }: { form: Props['form'] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [employeeId] = form.getValues().employeeIds
  const { data: people = [] } = useQuery(recipientsQuery(employeeId))
  return (
    <SelectField
      label={t('requests.field.recipient')}
      placeholder={t('requests.field.recipient_any')}
      clearable
      searchable
      data={people.map((person) => ({ value: person.id, label: format.personName(person) }))}
      {...form.getInputProps('recipientId')}
    />
  )
}
