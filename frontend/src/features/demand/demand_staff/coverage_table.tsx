import { ActionIcon, Group, Table, Text, Tooltip, UnstyledButton } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { together } from '@shiftloom/solver/labour_model/coverage/coverage'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PositionChip } from '#/domain/positions/position_chip.tsx'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { CoverageCell } from './coverage_cell.tsx'
import type { PositionWeek } from './week_coverage.ts'

type Props = {
  locationId: string
  rows: readonly PositionWeek[]
  weekFrom: Day
  chosen: string
  onChoose: (positionId: string) => void
}

/** Positions by day and over the week: planned of needed hours, and what is missing or too much. */
export function CoverageTable({ locationId, rows, weekFrom, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const all = Array.from({ length: 7 }, (_, day) => together(rows.map(({ days }) => days[day]!)))
  return (
    <Table.ScrollContainer minWidth={900}>
      <Table aria-label={t('demand_staff.table')} verticalSpacing="sm" className="tabular">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('demand_staff.position')}</Table.Th>
            {all.map((_, day) => (
              <Table.Th key={day} ta="right">
                {format.day(addDays(weekFrom, day), 'weekday')}
              </Table.Th>
            ))}
            <Table.Th ta="right">{t('demand_staff.week')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ position, days, whole, openHours }) => (
            <Table.Tr key={position.positionId}>
              <Table.Th scope="row" fw={450}>
                <Group gap={4} wrap="nowrap">
                  <UnstyledButton
                    aria-pressed={position.positionId === chosen}
                    aria-label={t('demand_staff.show', { position: position.name })}
                    onClick={() => onChoose(position.positionId)}
                  >
                    <PositionChip name={position.name} color={position.color} />
                  </UnstyledButton>
                  <Tooltip label={t('demand_staff.edit.edit', { position: position.name })}>
                    <ActionIcon
                      component={Link}
                      to={`/demand/${locationId}/staff/${position.positionId}/edit`}
                      variant="subtle"
                      color="gray"
                      aria-label={t('demand_staff.edit.edit', { position: position.name })}
                    >
                      <IconAdjustments size={16} />
                    </ActionIcon>
                  </Tooltip>
                </Group>
                {openHours > 0 && (
                  <Text fz="xs" c="dimmed">
                    {t('demand_staff.open', { hours: format.shortHours(openHours * 60) })}
                  </Text>
                )}
              </Table.Th>
              {[...days, whole].map((coverage, at) => (
                <Table.Td key={at} ta="right">
                  <CoverageCell coverage={coverage} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
          <Table.Tr>
            <Table.Th scope="row">{t('demand_staff.all')}</Table.Th>
            {[...all, together(all)].map((coverage, at) => (
              <Table.Td key={at} ta="right" fw={600}>
                <CoverageCell coverage={coverage} />
              </Table.Td>
            ))}
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
