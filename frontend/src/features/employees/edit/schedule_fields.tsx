import { Card, Radio, Stack, Switch } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { coworkerVisibilities } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { BreakFields } from './break_fields.tsx'
import type { EmployeeValues } from '../values/employee_values.ts'
import { FixedTemplateField } from './fixed_template_field.tsx'

export function ScheduleFields({ form }: { form: UseFormReturnType<EmployeeValues> }) {
  const { t } = useTranslation()
  const seesTemplates = useCan('schedule_templates.read')
  return (
    <Card>
      <Stack gap="xl">
        <Switch
          label={t('employees.field.disabledInSchedule')}
          description={t('employees.disabled_in_schedule_text')}
          {...form.getInputProps('disabledInSchedule', { type: 'checkbox' })}
        />
        {seesTemplates && <FixedTemplateField form={form} />}
        <Radio.Group
          label={t('employees.field.coworkerVisibility')}
          {...form.getInputProps('coworkerVisibility')}
        >
          <Stack gap="xs" mt="xs">
            {coworkerVisibilities.map((value) => (
              <Radio key={value} value={value} label={t(`employees.coworkers.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Switch
          label={t('employees.field.swapsEnabled')}
          {...form.getInputProps('swapsEnabled', { type: 'checkbox' })}
        />
        {form.values.swapsEnabled && (
          <Switch
            label={t('employees.field.swapNeedsConfirmation')}
            {...form.getInputProps('swapNeedsConfirmation', { type: 'checkbox' })}
          />
        )}
        <BreakFields form={form} />
      </Stack>
    </Card>
  )
}
