import { ActionIcon, Button, Group, Select, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { ClockField } from '#/ui/form/clock_field.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import type { FormProblems, ShiftForm } from '../model/shift_form.ts'
import { useScheduler } from '../context/scheduler_context.ts'

type Props = {
  breaks: ShiftForm['breaks']
  problems: FormProblems
  onChange: (breaks: ShiftForm['breaks']) => void
  /** In a card that closes on a click outside, the list of kinds has to open inside. */
  inside?: boolean
}

export function BreakList({ breaks, problems, onChange, inside = false }: Props) {
  const { t, format } = useScheduler().labels
  const put = (index: number, part: Partial<Props['breaks'][number]>) =>
    onChange(breaks.map((pause, at) => (at === index ? { ...pause, ...part } : pause)))
  return (
    <Stack gap={6} role="group" aria-label={t('scheduling.fields.breaks')}>
      <Group justify="space-between">
        <Text fw={500} fz="sm">
          {t('scheduling.fields.breaks')}
        </Text>
        <Button
          variant="subtle"
          size="compact-xs"
          leftSection={<IconPlus size={14} />}
          onClick={() => onChange([...breaks, { start: '', minutes: 30, paid: false }])}
        >
          {t('scheduling.panel.add_break')}
        </Button>
      </Group>
      {breaks.map((pause, index) => (
        <div key={index}>
          <Group gap={6} wrap="nowrap">
            <ClockField
              size="sm"
              w={88}
              aria-label={t('scheduling.fields.break_start')}
              value={pause.start}
              onChange={(start) => put(index, { start: start ?? '' })}
            />
            <NumberField
              size="sm"
              w={72}
              min={1}
              max={720}
              allowDecimal={false}
              suffix=" min"
              hideControls
              aria-label={t('scheduling.fields.break_minutes')}
              value={pause.minutes}
              onChange={(minutes) => put(index, { minutes })}
            />
            <Select
              flex={1}
              rightSectionWidth={20}
              // Its words are whole in every language.
              styles={{ input: { paddingInline: '8px 20px' } }}
              aria-label={t('scheduling.fields.break_kind')}
              data={[
                { value: 'unpaid', label: t('scheduling.fields.unpaid') },
                { value: 'paid', label: t('scheduling.fields.paid') },
              ]}
              value={pause.paid ? 'paid' : 'unpaid'}
              onChange={(kind) => put(index, { paid: kind === 'paid' })}
              allowDeselect={false}
              comboboxProps={{ withinPortal: !inside }}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('scheduling.panel.remove_break')}
              onClick={() => onChange(breaks.filter((_, at) => at !== index))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
          {problems[`break.${index}`] && (
            <Text fz="xs" c="red.9" role="alert">
              {t(`scheduling.problems.${problems[`break.${index}`]}`, {
                at: pause.start && format.clock(pause.start),
              })}
            </Text>
          )}
        </div>
      ))}
    </Stack>
  )
}
