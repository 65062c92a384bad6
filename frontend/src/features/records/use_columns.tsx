import { Badge, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { locationsQuery, positionsQuery } from '#/domain/company/directory.ts'
import { useFormat } from '#/lib/writing/format.ts'
import type { Column } from '#/ui/data_table.tsx'
import { PersonAvatar } from '#/domain/people/person_avatar.tsx'
import { PositionChip } from '#/domain/positions/position_chip.tsx'
import type { DayRecord, RecordState } from './records.ts'

export function useColumns({ withPerson }: { withPerson: boolean }): Column<DayRecord>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const person: Column<DayRecord> = {
    key: 'person',
    title: t('records.column.person'),
    render: (record) => (
      <Group gap="sm" wrap="nowrap">
        <PersonAvatar person={record} size={28} />
        <Text fw={550}>{format.personName(record)}</Text>
      </Group>
    ),
  }
  return [
    {
      key: 'day',
      title: t('records.column.day'),
      render: ({ day }) => (
        <Text style={{ whiteSpace: 'nowrap' }}>{format.sentence(format.day(day, 'weekday'))}</Text>
      ),
    },
    ...(withPerson ? [person] : []),
    {
      key: 'time',
      title: t('records.column.time'),
      render: ({ entries }) => (
        <Stack gap={6} className="tabular">
          {entries.map(({ id, start, end, fullDay }) => (
            <Text key={id} h={24} lh="24px" style={{ whiteSpace: 'nowrap' }}>
              {fullDay ? t('records.full_day') : format.clockRange(start, end)}
            </Text>
          ))}
        </Stack>
      ),
    },
    { key: 'place', title: t('records.column.place'), render: (record) => <Places record={record} /> },
    {
      key: 'hours',
      title: t('records.column.hours'),
      align: 'right',
      render: ({ minutes }) => (
        <Text className="tabular" fw={550}>
          {format.hours(minutes)}
        </Text>
      ),
    },
    {
      key: 'state',
      title: t('records.column.state'),
      render: ({ state }) => (
        <Badge variant="light" color={colours[state].badge} c={colours[state].text}>
          {t(`records.state.${state}`)}
        </Badge>
      ),
    },
  ]
}

const colours: Record<RecordState, { badge: string; text: string }> = {
  done: { badge: 'lime', text: 'lime.9' },
  ahead: { badge: 'brand', text: 'brand.8' },
  unpublished: { badge: 'orange', text: '#803300' },
}

function Places({ record: { entries } }: { record: DayRecord }) {
  const { data: positions = [] } = useQuery(positionsQuery)
  const { data: locations = [] } = useQuery(locationsQuery)
  return (
    <Stack gap={6}>
      {entries.map(({ id, positionId, locationId }) => {
        const position = positions.find((one) => one.id === positionId)
        return (
          <Group key={id} gap="sm" wrap="nowrap" h={24}>
            {position && (
              <PositionChip
                name={position.name}
                color={position.color}
                ownColor={position.ownColor}
                size="sm"
              />
            )}
            <Text fz="sm" c="dimmed" truncate>
              {locations.find((one) => one.id === locationId)?.name}
            </Text>
          </Group>
        )
      })}
    </Stack>
  )
}
