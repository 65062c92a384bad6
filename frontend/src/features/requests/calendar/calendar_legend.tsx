import { Group, Text } from '@mantine/core'
import type { RequestCalendar } from '@shiftloom/backend/contracts/request_calendar'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { slotColour } from '#/ui/palette.ts'
import classes from './calendar.module.css'

const marked = (color: number | null): CSSProperties => ({ '--request': slotColour(color) }) as CSSProperties

/** The types of the days shown, and how what waits is drawn. */
export function CalendarLegend({ types }: Pick<RequestCalendar, 'types'>) {
  const { t } = useTranslation()
  return (
    <Group gap="md" mt={4}>
      {types.map(({ id, name, shortcut, color }) => (
        <Group key={id} gap={6}>
          <span aria-hidden className={`${classes.mark} ${classes.approved}`} style={marked(color)} />
          <Text fz="xs">{`${shortcut} ${name}`}</Text>
        </Group>
      ))}
      {types.length > 0 && (
        <Group gap={6}>
          <span aria-hidden className={`${classes.mark} ${classes.pending}`} style={marked(null)} />
          <Text fz="xs">{t('request_status.pending')}</Text>
        </Group>
      )}
    </Group>
  )
}
