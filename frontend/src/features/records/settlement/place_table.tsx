import type { PlaceTotal } from '@shiftloom/backend/contracts/settlement'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { locationsQuery } from '#/domain/company/directory.ts'
import { useCan } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import type { Column } from '#/ui/data_table.tsx'
import { FiguresTable } from './figures_table.tsx'
import { useMinutesColumns } from './minutes_columns.tsx'

/** `people` is left out where the hours are those of one person. */
export type PlaceRow = Omit<PlaceTotal, 'people'> & { people?: number }

/** Hours by location, by its name; locations out of reach are one row, the last. */
export function PlaceTable({ rows }: { rows: PlaceRow[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const seesCost = useCan('record_cost.read')
  const { data: locations = [] } = useQuery(locationsQuery)
  const minutes = useMinutesColumns<PlaceRow>()
  const nameOf = ({ locationId }: PlaceRow): string =>
    locations.find(({ id }) => id === locationId)?.name ?? t('records.settlement.other_locations')
  const columns: Column<PlaceRow>[] = [
    { key: 'location', title: t('records.settlement.location'), render: nameOf },
    ...(rows.some(({ people }) => people !== undefined)
      ? [
          {
            key: 'people',
            title: t('records.settlement.people'),
            align: 'right' as const,
            render: ({ people }: PlaceRow) => <span className="tabular">{people}</span>,
          },
        ]
      : []),
    ...minutes,
    ...(seesCost
      ? [
          {
            key: 'cost',
            title: t('records.settlement.cost'),
            align: 'right' as const,
            render: ({ cost }: PlaceRow) => <span className="tabular">{cost ? format.money(cost) : ''}</span>,
          },
        ]
      : []),
  ]
  const sorted = rows.toSorted(
    (a, b) =>
      Number(a.locationId === null) - Number(b.locationId === null) || format.compare(nameOf(a), nameOf(b))
  )
  return (
    <FiguresTable
      label={t('records.settlement.hours_by_location')}
      columns={columns}
      rows={sorted}
      rowId={({ locationId }) => locationId ?? 'other'}
    />
  )
}
