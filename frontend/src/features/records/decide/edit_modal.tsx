import { Alert, Button, Group, Modal, SimpleGrid, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { longestRecordReason, type TimeRecord } from '@shiftloom/backend/contracts/time_records'
import { useTranslation } from 'react-i18next'
import { wallClock } from '#/lib/time/time_zone.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { ClockField } from '#/ui/form/clock_field.tsx'
import { goToFirstProblem } from '#/ui/form/first_problem.ts'
import { NumberField } from '#/ui/form/number_field.tsx'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import type { RecordEdit } from '../record_queries.ts'

type Props = { record: TimeRecord; onSave: (edit: RecordEdit) => void; onClose: () => void }
type Values = {
  start: string | null
  end: string | null
  unpaidBreakMinutes: number | string
  reason: string
}

/** Other hours than those proposed; what was registered stays as it was. */
export function EditModal({ record, onSave, onClose }: Props) {
  useFocusBack()
  const { t } = useTranslation()
  const format = useFormat()
  const clock = (...instants: (string | null)[]) => {
    const known = instants.find((iso) => iso !== null)
    return known ? wallClock(record.zone, new Date(known)).time : null
  }
  const needed = (value: unknown) => (value === null || value === '' ? t('core.required') : null)
  const form = useForm<Values>({
    initialValues: {
      start: clock(record.countedStartsAt, record.realStartsAt, record.plannedStartsAt),
      end: clock(record.countedEndsAt, record.realEndsAt, record.plannedEndsAt),
      unpaidBreakMinutes: record.unpaidBreakMinutes,
      reason: record.editReason ?? '',
    },
    validate: {
      start: needed,
      end: needed,
      unpaidBreakMinutes: needed,
      reason: (value) => needed(value.trim()),
    },
  })
  const save = form.onSubmit(
    ({ start, end, unpaidBreakMinutes, reason }) =>
      onSave({
        start: start!,
        end: end!,
        unpaidBreakMinutes: Number(unpaidBreakMinutes),
        reason: reason.trim(),
      }),
    () => goToFirstProblem()
  )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('records.edit_title', {
        name: format.personName(record.employee),
        day: format.day(record.day, 'weekday'),
      })}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <form noValidate onSubmit={save}>
        <Stack>
          <Alert>{t('records.edit_text')}</Alert>
          <SimpleGrid cols={3}>
            <ClockField data-autofocus label={t('records.edit_start')} {...form.getInputProps('start')} />
            <ClockField label={t('records.edit_end')} {...form.getInputProps('end')} />
            <NumberField
              label={t('records.edit_breaks')}
              suffix={` ${t('records.minutes')}`}
              allowDecimal={false}
              min={0}
              max={1440}
              {...form.getInputProps('unpaidBreakMinutes')}
            />
          </SimpleGrid>
          <Text fz="sm" c="dimmed">
            {t('records.edit_night')}
          </Text>
          <Textarea
            required
            label={t('records.reason')}
            maxLength={longestRecordReason}
            {...form.getInputProps('reason')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('core.cancel')}
            </Button>
            <Button type="submit">{t('core.save')}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
