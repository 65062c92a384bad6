import { Group, Text } from '@mantine/core'
import type { Presence } from '@shiftloom/backend/contracts/presence'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { locationsQuery, positionsQuery } from '#/domain/company/directory.ts'
import { PositionChip } from '#/domain/positions/position_chip.tsx'
import { wallClock } from '#/lib/time/time_zone.ts'
import { useFormat } from '#/lib/writing/format.ts'

/** A person of the board: since when, and what was planned, on the clock of the place. */
export function PersonLine({ presence }: { presence: Presence }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data: positions = [] } = useQuery(positionsQuery)
  const { data: locations = [] } = useQuery(locationsQuery)
  const { employee, locationId, positionId, zone, since, plannedStartsAt, plannedEndsAt } = presence
  const clock = (iso: string) => wallClock(zone, new Date(iso)).time
  const position = positions.find(({ id }) => id === positionId)
  const planned =
    plannedStartsAt && plannedEndsAt && format.clockRange(clock(plannedStartsAt), clock(plannedEndsAt))
  return (
    <Group component="li" justify="space-between" gap="sm" wrap="nowrap" py={6}>
      <div>
        <Text fw={550}>{format.personName(employee)}</Text>
        <Group gap={6}>
          {position && (
            <PositionChip
              name={position.name}
              color={position.color}
              ownColor={position.ownColor}
              size="sm"
            />
          )}
          <Text fz="xs" c="dimmed">
            {locations.find(({ id }) => id === locationId)?.name}
          </Text>
        </Group>
      </div>
      <div style={{ whiteSpace: 'nowrap' }}>
        {since && (
          <Text ta="right" className="tabular">
            {t('records.presence.since', { time: format.clock(clock(since)) })}
          </Text>
        )}
        <Text ta="right" fz={since ? 'xs' : undefined} c={since ? 'dimmed' : undefined} className="tabular">
          {planned ? t('records.own.planned', { hours: planned }) : t('records.flag.no_plan')}
        </Text>
      </div>
    </Group>
  )
}
