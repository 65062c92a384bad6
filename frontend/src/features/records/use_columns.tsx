import { Anchor, Checkbox, Group, Text } from '@mantine/core'
import type { TimeRecord } from '@shiftloom/backend/contracts/time_records'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { locationsQuery, positionsQuery } from '#/domain/company/directory.ts'
import { PositionChip } from '#/domain/positions/position_chip.tsx'
import { useFormat } from '#/lib/writing/format.ts'
import type { Column } from '#/ui/data_table.tsx'
import { Flags, Span, Status } from './record_texts.tsx'
import { Timeline } from './list/timeline.tsx'
import { pathOfRecord } from './paths.ts'

/** Without `selected` the list is only read: one's own. */
type Options = { selected?: { ids: ReadonlySet<string>; toggle: (record: TimeRecord) => void } }

export function useColumns({ selected }: Options): Column<TimeRecord>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const nameOf = ({ employee, day }: TimeRecord) =>
    t('records.named', { name: format.personName(employee), day: format.day(day, 'weekday') })
  const forDeciding: Column<TimeRecord>[] = selected
    ? [
        {
          key: 'select',
          title: t('records.column.select'),
          hidesTitle: true,
          render: (record) => (
            <Checkbox
              aria-label={nameOf(record)}
              tabIndex={-1}
              checked={selected.ids.has(record.id)}
              onChange={() => selected.toggle(record)}
            />
          ),
        },
        {
          key: 'person',
          title: t('records.column.person'),
          render: ({ employee }) => <Text fw={550}>{format.personName(employee)}</Text>,
        },
      ]
    : []
  return [
    ...forDeciding,
    {
      key: 'day',
      title: t('records.column.day'),
      render: (record) => (
        <div style={{ maxWidth: 140 }}>
          <Anchor
            component={Link}
            to={pathOfRecord(record.id)}
            tabIndex={selected ? -1 : undefined}
            aria-label={t('records.details.open', { name: nameOf(record) })}
            style={{ whiteSpace: 'nowrap' }}
          >
            {format.sentence(format.day(record.day, 'weekday'))}
          </Anchor>
          <Place record={record} />
        </div>
      ),
    },
    {
      key: 'planned',
      title: t('records.column.planned'),
      render: ({ plannedStartsAt, plannedEndsAt, zone }) => (
        <Span from={plannedStartsAt} until={plannedEndsAt} zone={zone} />
      ),
    },
    {
      key: 'registered',
      title: t('records.column.registered'),
      render: ({ realStartsAt, realEndsAt, zone }) => (
        <Span from={realStartsAt} until={realEndsAt} zone={zone} />
      ),
    },
    {
      key: 'timeline',
      title: t('records.column.timeline'),
      hidesTitle: true,
      render: (record) => <Timeline record={record} />,
    },
    {
      key: 'counted',
      title: t('records.column.counted'),
      align: 'right',
      render: ({ workMinutes, unpaidBreakMinutes }) => (
        <div>
          <Text className="tabular" fw={600}>
            {format.hours(workMinutes)}
          </Text>
          {unpaidBreakMinutes > 0 && (
            <Text fz="xs" c="dimmed" miw={76} maw={100} ml="auto">
              {t('records.unpaid', { hours: format.hours(unpaidBreakMinutes) })}
            </Text>
          )}
        </div>
      ),
    },
    { key: 'flags', title: t('records.column.flags'), render: (record) => <Flags record={record} /> },
    { key: 'state', title: t('records.column.state'), render: (record) => <Status record={record} /> },
  ]
}

function Place({ record: { positionId, locationId } }: { record: TimeRecord }) {
  const { data: positions = [] } = useQuery(positionsQuery)
  const { data: locations = [] } = useQuery(locationsQuery)
  const position = positions.find(({ id }) => id === positionId)
  return (
    <Group gap={2}>
      {position && (
        <PositionChip name={position.name} color={position.color} ownColor={position.ownColor} size="sm" />
      )}
      <Text fz="xs" c="dimmed">
        {locations.find(({ id }) => id === locationId)?.name}
      </Text>
    </Group>
  )
}
