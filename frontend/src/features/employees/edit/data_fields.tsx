import { Card, SimpleGrid, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { writableRoles } from '@shiftloom/backend/contracts/abilities'
import type { CustomerRole } from '@shiftloom/backend/contracts/enums'
import type { Employee } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/account/profile.ts'
import { TextField } from '#/ui/fields.tsx'
import { NameFields } from '#/domain/people/name_fields.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import { EmployeePicture } from './employee_picture.tsx'
import type { EmployeeValues } from '../values/employee_values.ts'
import { EmploymentFields } from './employment_fields.tsx'
import { LanguageField } from '../people/language_field.tsx'

type Props = { form: UseFormReturnType<EmployeeValues>; employee: Employee }

export function DataFields({ form, employee }: Props) {
  const { t } = useTranslation()
  const me = useProfile()
  const own = me.employeeId === employee.id
  const roleChoices = writableRoles(me.role).map((role) => ({
    value: String(role),
    label: t(`roles.${role}`),
  }))
  return (
    <Stack gap="lg">
      <Card>
        <EmployeePicture employee={employee} />
        <SimpleGrid cols={2} spacing="md" mt="lg">
          <NameFields
            given={
              <TextField label={t('employees.field.name')} withAsterisk {...form.getInputProps('name')} />
            }
            family={
              <TextField
                label={t('employees.field.surname')}
                withAsterisk
                {...form.getInputProps('surname')}
              />
            }
          />
          <TextField
            label={t('employees.field.email')}
            type="email"
            withAsterisk
            disabled={own}
            description={own ? t('employees.own_account') : undefined}
            {...form.getInputProps('email')}
          />
          <TextField
            label={t('employees.field.phone')}
            type="tel"
            placeholder={t('form.phone_example')}
            description={own ? '\u00a0' : undefined}
            {...form.getInputProps('phone')}
          />
          <SelectField
            label={t('employees.field.role')}
            data={roleChoices}
            disabled={own}
            {...form.getInputProps('role')}
            value={String(form.values.role)}
            onChange={(value) => form.setFieldValue('role', Number(value) as CustomerRole)}
          />
          <LanguageField
            value={form.values.language}
            onChange={(value) => form.setFieldValue('language', value)}
          />
          <TextField
            label={t('employees.field.integrationId')}
            description={t('employees.integration_id_text')}
            {...form.getInputProps('integrationId')}
          />
        </SimpleGrid>
      </Card>
      <Card>
        <EmploymentFields form={form} />
      </Card>
    </Stack>
  )
}
