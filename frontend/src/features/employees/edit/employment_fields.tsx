import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { employmentTypes, paymentPeriods } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import { TextField } from '#/ui/fields.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import type { EmployeeValues } from '../values/employee_values.ts'

/** How a person is employed and paid; for which days is a contract's business. */
export function EmploymentFields({ form }: { form: UseFormReturnType<EmployeeValues> }) {
  const { t } = useTranslation()
  return (
    <SimpleGrid cols={2} spacing="md">
      <SelectField
        clearable
        label={t('employees.field.employmentType')}
        data={employmentTypes.map((value) => ({ value, label: t(`employees.employment.${value}`) }))}
        {...form.getInputProps('employmentType')}
      />
      <SelectField
        clearable
        label={t('employees.field.paymentPeriod')}
        data={paymentPeriods.map((value) => ({ value, label: t(`employees.payment.${value}`) }))}
        {...form.getInputProps('paymentPeriod')}
      />
      <TextField label={t('employees.field.accessLevel')} {...form.getInputProps('accessLevel')} />
    </SimpleGrid>
  )
}
