import { Input, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { ManyField, PositionsField, TagsField } from '#/domain/company/directory_fields.tsx'
import { errorWithin } from './location_rules.ts'
import type { LocationValues } from './location_values.ts'
import { HoursExceptionsField } from './hours/hours_exceptions_field.tsx'
import { OpeningHoursField } from './hours/opening_hours_field.tsx'
import { peopleQuery } from './queries.ts'

type Props = { form: UseFormReturnType<LocationValues> }

export function WorkFields({ form }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const people = useQuery(peopleQuery).data?.map((person) => ({
    id: person.id,
    name: format.personName(person),
  }))
  return (
    <Stack>
      <PositionsField label={t('locations.field.positionIds')} {...form.getInputProps('positionIds')} />
      <TagsField label={t('locations.field.tagIds')} {...form.getInputProps('tagIds')} />
      <ManyField
        items={people}
        label={t('locations.field.adminIds')}
        limit={50}
        {...form.getInputProps('adminIds')}
      />
      <Input.Wrapper
        label={t('locations.field.workingHours')}
        labelElement="div"
        error={errorWithin(form.errors, 'workingHours')}
      >
        <OpeningHoursField
          value={form.values.workingHours}
          onChange={(hours) => form.setFieldValue('workingHours', hours)}
        />
      </Input.Wrapper>
      <Input.Wrapper
        label={t('locations.field.hoursExceptions')}
        description={t('locations.exceptions.text')}
        labelElement="div"
        error={errorWithin(form.errors, 'hoursExceptions')}
      >
        <HoursExceptionsField
          zone={form.values.timeZone}
          value={form.values.hoursExceptions}
          onChange={(days) => form.setFieldValue('hoursExceptions', days)}
        />
      </Input.Wrapper>
    </Stack>
  )
}
