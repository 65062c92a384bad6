import { ActionIcon, Button, Group, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { mostCorrectedBreaks } from '@shiftloom/backend/contracts/time_corrections'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ClockField } from '#/ui/form/clock_field.tsx'
import type { CorrectionValues } from './correction_values.ts'

/** Breaks that were taken, each with its start and end. */
export function BreakFields({ form }: { form: UseFormReturnType<CorrectionValues> }) {
  const { t } = useTranslation()
  const { breaks } = form.getValues()
  return (
    <Stack gap="xs">
      {breaks.map((_, index) => (
        <Group key={index} align="flex-end" wrap="nowrap">
          <ClockField
            label={t('records.correction.break_start', { number: index + 1 })}
            {...form.getInputProps(`breaks.${index}.start`)}
          />
          <ClockField
            label={t('records.correction.break_end', { number: index + 1 })}
            {...form.getInputProps(`breaks.${index}.end`)}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            size={42}
            aria-label={t('records.correction.remove_break', { number: index + 1 })}
            onClick={() => form.removeListItem('breaks', index)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {breaks.length < mostCorrectedBreaks && (
        <Button
          variant="subtle"
          size="compact-md"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => form.insertListItem('breaks', { start: null, end: null })}
        >
          {t('records.correction.add_break')}
        </Button>
      )}
    </Stack>
  )
}
