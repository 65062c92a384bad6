import { Card, Stack, Switch } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { registrationMethods, type Employee } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#/ui/select_field.tsx'
import type { EmployeeValues } from '../values/employee_values.ts'
import { IdentificationCard } from '../identification/identification_card.tsx'

type Props = { form: UseFormReturnType<EmployeeValues>; employee: Employee }

/** Whether and how a person registers the time they work. */
export function RegistrationFields({ form, employee }: Props) {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      <Card>
        <Stack gap="lg">
          <Switch
            label={t('employees.field.timeRegistrationRequired')}
            description={t('employees.registration.required_text')}
            {...form.getInputProps('timeRegistrationRequired', { type: 'checkbox' })}
          />
          <SelectField
            clearable
            maw={400}
            label={t('employees.field.registrationMethod')}
            placeholder={t('employees.registration.any')}
            data={registrationMethods.map((value) => ({
              value,
              label: t(`employees.registration.${value}`),
            }))}
            {...form.getInputProps('registrationMethod')}
          />
        </Stack>
      </Card>
      <IdentificationCard employee={employee} editable />
    </Stack>
  )
}
