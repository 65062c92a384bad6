import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { locationsQuery } from '#/domain/company/directory.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { FiguresTable } from './figures_table.tsx'
import { useTotalColumns, type TotalRow } from './total_columns.tsx'

type PlaceRow = TotalRow & { locationId: string | null }

/** Hours by location, by its name; locations out of reach are one row, the last. */
export function PlaceTable({ rows }: { rows: PlaceRow[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data: locations = [] } = useQuery(locationsQuery)
  const totals = useTotalColumns(rows)
  const nameOf = ({ locationId }: PlaceRow): string =>
    locations.find(({ id }) => id === locationId)?.name ?? t('records.settlement.other_locations')
  const sorted = rows.toSorted(
    (a, b) =>
      Number(a.locationId === null) - Number(b.locationId === null) || format.compare(nameOf(a), nameOf(b))
  )
  return (
    <FiguresTable
      label={t('records.settlement.hours_by_location')}
      columns={[{ key: 'location', title: t('records.settlement.location'), render: nameOf }, ...totals]}
      rows={sorted}
      rowId={({ locationId }) => locationId ?? 'other'}
    />
  )
}
