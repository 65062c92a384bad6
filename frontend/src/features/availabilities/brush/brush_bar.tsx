import { Group, SegmentedControl, Text } from '@mantine/core'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { kindsInOrder } from '#/domain/availability/kinds.ts'
import type { Brush } from '#/domain/availability/brush.ts'
import { areSound } from '#/domain/availability/chosen_hours.ts'
import { HoursFields } from '#/domain/availability/hours_fields.tsx'

type Props = {
  brush: Brush
  /** The first day that can be painted, where it is not today; null: today. */
  firstDay: Day | null
  onChange: (brush: Brush) => void
}

export function BrushBar({ brush, firstDay, onChange }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const kinds = [...kindsInOrder, 'clear'] as const
  return (
    <>
      <Group gap="md" align="flex-start" mb={4}>
        <SegmentedControl
          aria-label={t('availabilities.brush')}
          value={brush.kind}
          onChange={(kind) => onChange({ ...brush, kind })}
          data={kinds.map((value) => ({ value, label: t(`availability.kind.${value}`) }))}
        />
        {brush.kind !== 'clear' && (
          <HoursFields
            value={brush.hours}
            onChange={(hours) => onChange({ ...brush, hours })}
            error={areSound(brush.hours) ? undefined : t('availability.hours_differ')}
          />
        )}
      </Group>
      <Text fz="sm" c="dimmed" mb="sm">
        {t('availabilities.hint')}
        {firstDay && ` ${t('availability.first_open', { day: format.day(firstDay, 'full') })}`}
      </Text>
    </>
  )
}
