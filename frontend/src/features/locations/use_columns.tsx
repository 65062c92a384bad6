import { Anchor, Text } from '@mantine/core'
import type { Location } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { countryName } from '#/domain/company/regions.ts'
import type { Column } from '#/ui/data_table.tsx'
import { LocationMenu } from './location_menu.tsx'

type Options = {
  mayOpen: boolean
  onCopy: (location: Location) => void
  onDelete: (location: Location) => void
}

/** The columns of the list of locations. */
export function useColumns({ mayOpen, onCopy, onDelete }: Options): Column<Location>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return [
    {
      key: 'name',
      title: t('locations.field.name'),
      sortable: true,
      render: ({ id, name }) =>
        mayOpen ? (
          <Anchor component={Link} to={`/localizations/${id}`} c="gray.9" fw={550}>
            {name}
          </Anchor>
        ) : (
          <Text fw={550}>{name}</Text>
        ),
    },
    {
      key: 'code',
      title: t('locations.field.code'),
      sortable: true,
      render: ({ code }) => (
        <Text fz="sm" className="tabular">
          {code ?? '—'}
        </Text>
      ),
    },
    {
      key: 'city',
      title: t('locations.column.address'),
      sortable: true,
      render: ({ address, country }) => (
        <>
          <Text fz="sm">{[address.street, address.city].filter(Boolean).join(', ') || '—'}</Text>
          <Text fz="sm" c="dimmed">
            {countryName(format, country)}
          </Text>
        </>
      ),
    },
    {
      key: 'timeZone',
      title: t('locations.field.timeZone'),
      render: ({ timeZone }) => <Text fz="sm">{timeZone}</Text>,
    },
    {
      key: 'people',
      title: t('locations.column.people'),
      align: 'right',
      render: ({ mainEmployeeCount }) => (
        <Text fz="sm" className="tabular">
          {format.number(mainEmployeeCount)}
        </Text>
      ),
    },
    {
      key: 'menu',
      title: t('form.actions'),
      hidesTitle: true,
      width: 56,
      render: (location) => (
        <LocationMenu location={location} mayOpen={mayOpen} onCopy={onCopy} onDelete={onDelete} />
      ),
    },
  ]
}
