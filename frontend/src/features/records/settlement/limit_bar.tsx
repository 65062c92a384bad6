import { Group, Progress, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

type Props = {
  label: string
  minutes: number
  limitMinutes: number
  /** Hours that should be reached, not kept below. */ owed?: boolean
}

const NEAR = 0.9

/** Hours beside a limit or what is owed, as a bar and in words. */
export function LimitBar({ label, minutes, limitMinutes, owed = false }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const values = { hours: format.hours(minutes), limit: format.hours(limitMinutes) }
  const over = minutes > limitMinutes
  const words = owed
    ? t('records.settlement.hours_owed', values)
    : over
      ? t('records.settlement.hours_beyond', { ...values, beyond: format.hours(minutes - limitMinutes) })
      : t('records.settlement.hours_allowed', values)
  return (
    <div>
      <Group justify="space-between" gap="xs" mb={4}>
        <Text fz="sm" fw={550}>
          {label}
        </Text>
        <Text fz="sm" c={over && !owed ? 'red.9' : 'dimmed'} className="tabular">
          {words}
        </Text>
      </Group>
      <Progress
        size="md"
        value={limitMinutes === 0 ? 0 : Math.min(100, (minutes / limitMinutes) * 100)}
        color={owed ? 'brand' : over ? 'red.7' : minutes > NEAR * limitMinutes ? 'orange.6' : 'brand'}
        aria-hidden
      />
    </div>
  )
}
