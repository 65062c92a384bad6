import { Card, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { roles } from '@shiftloom/backend/contracts/enums'
import { useTranslation } from 'react-i18next'
import {
  LocationField,
  LocationsField,
  PositionsField,
  TagsField,
} from '#/domain/company/directory_fields.tsx'
import type { EmployeeValues } from '../values/employee_values.ts'

export function PlacesFields({ form }: { form: UseFormReturnType<EmployeeValues> }) {
  const { t } = useTranslation()
  return (
    <Card>
      <Stack>
        <LocationField
          label={t('employees.field.mainLocationId')}
          withAsterisk={form.values.role < roles.advisor}
          {...form.getInputProps('mainLocationId')}
        />
        <LocationsField
          except={form.values.mainLocationId}
          label={t('employees.field.otherLocations')}
          {...form.getInputProps('locationIds')}
        />
        <PositionsField
          label={t('employees.field.positionIds')}
          description={t('employees.positions_text')}
          {...form.getInputProps('positionIds')}
        />
        <TagsField label={t('employees.field.tagIds')} {...form.getInputProps('tagIds')} />
      </Stack>
    </Card>
  )
}
