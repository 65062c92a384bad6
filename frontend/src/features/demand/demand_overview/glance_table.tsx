import { Anchor, Table, Text } from '@mantine/core'
import type { Metric } from '@shiftloom/backend/contracts/demand'
import type { DemandReadiness } from '@shiftloom/backend/contracts/demand_overview'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Glance } from './glance.ts'
import { missingAt } from './missing.ts'
import { MissingList } from './missing_list.tsx'
import { WeekOfGlance } from './week_of_glance.tsx'

export type GlanceRow = { place: DemandReadiness; name: string; glance: UseQueryResult<Glance> }
type Props = { rows: readonly GlanceRow[]; metrics: readonly Metric[] }

/** Every location in a row: both weeks, and what is missing. */
export function GlanceTable({ rows, metrics }: Props) {
  const { t } = useTranslation()
  return (
    <Table.ScrollContainer minWidth={860}>
      <Table aria-label={t('demand_overview.table')} verticalSpacing="sm" className="tabular">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('demand.location')}</Table.Th>
            <Table.Th ta="right">{t('demand_overview.this_week')}</Table.Th>
            <Table.Th ta="right">{t('demand_overview.next_week')}</Table.Th>
            <Table.Th w="45%">{t('demand_overview.missing')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ place, name, glance }) => (
            <Table.Tr key={place.locationId}>
              <Table.Th scope="row" fw={500}>
                <Anchor component={Link} to={`/demand/${place.locationId}`}>
                  {name}
                </Anchor>
              </Table.Th>
              {([0, 1] as const).map((week) => (
                <Table.Td key={week} ta="right">
                  {place.rules === 0 ? (
                    <Text c="dimmed" fz="sm">
                      {t('demand_overview.no_need')}
                    </Text>
                  ) : (
                    <WeekOfGlance glance={glance} week={week} />
                  )}
                </Table.Td>
              ))}
              <Table.Td>
                <MissingList locationId={place.locationId} missing={missingAt(place, metrics)} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
