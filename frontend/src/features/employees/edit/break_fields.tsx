import { ActionIcon, Button, Group, Select, Stack, Switch, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ClockField } from '#/ui/form/clock_field.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import type { EmployeeValues } from '../values/employee_values.ts'

const most = 10

/** The breaks a person usually takes. */
export function BreakFields({ form }: { form: UseFormReturnType<EmployeeValues> }) {
  const { t } = useTranslation()
  const { breaks } = form.values
  return (
    <Stack gap="sm" role="group" aria-label={t('employees.field.breaks')}>
      <div>
        <Text fw={550}>{t('employees.field.breaks')}</Text>
        <Text c="dimmed" fz="sm">
          {t('employees.breaks.text')}
        </Text>
      </div>
      {breaks.map(({ paid }, index) => (
        // Rows have no other name than their place, and hold no state of their own.
        <Group key={index} align="flex-end" gap="sm">
          <Select
            size="md"
            w={150}
            allowDeselect={false}
            label={t('employees.breaks.kind')}
            data={[
              { value: 'true', label: t('employees.breaks.paid') },
              { value: 'false', label: t('employees.breaks.unpaid') },
            ]}
            value={String(paid)}
            onChange={(value) => form.setFieldValue(`breaks.${index}.paid`, value === 'true')}
          />
          <NumberField
            w={130}
            label={t('employees.breaks.minutes')}
            withAsterisk
            min={1}
            max={1440}
            allowDecimal={false}
            {...form.getInputProps(`breaks.${index}.minutes`)}
          />
          <ClockField
            w={140}
            label={t('employees.breaks.start')}
            {...form.getInputProps(`breaks.${index}.start`)}
            onChange={(start) => form.setFieldValue(`breaks.${index}.start`, start ?? '')}
          />
          {paid && (
            <Switch
              pb={10}
              label={t('employees.breaks.allowUnpaid')}
              {...form.getInputProps(`breaks.${index}.allowUnpaid`, { type: 'checkbox' })}
            />
          )}
          <ActionIcon
            variant="subtle"
            color="red.8"
            size={42}
            aria-label={t('employees.breaks.remove', { number: index + 1 })}
            onClick={() => form.removeListItem('breaks', index)}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
      ))}
      {form.errors.breaks && (
        <Text c="red.8" fz="sm" role="alert">
          {form.errors.breaks}
        </Text>
      )}
      {breaks.length < most && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() =>
              form.insertListItem('breaks', { start: '', minutes: 15, paid: true, allowUnpaid: false })
            }
          >
            {t('employees.breaks.add')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
