import { Badge, Group, Text } from '@mantine/core'
import type { EmployeeListItem } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import type { Column } from '#/ui/data_table.tsx'
import { AccountBadge, PersonCell, PlacesCell, PositionsCell } from './employee_cells.tsx'
import { EmployeeMenu } from './employee_menu.tsx'
import { useNames } from './use_names.ts'

/** The columns of the list of people. */
export function useColumns(): Column<EmployeeListItem>[] {
  const { t } = useTranslation()
  const names = useNames()
  return [
    {
      key: 'surname',
      title: t('employees.column.person'),
      sortable: true,
      render: (person) => <PersonCell person={person} />,
    },
    {
      key: 'role',
      title: t('employees.field.role'),
      sortable: true,
      render: ({ role }) => <Text fz="sm">{t(`roles.${role}`)}</Text>,
    },
    {
      key: 'location',
      title: t('employees.column.locations'),
      sortable: true,
      render: (person) => <PlacesCell person={person} names={names} />,
    },
    {
      key: 'positions',
      title: t('employees.field.positionIds'),
      render: (person) => <PositionsCell person={person} names={names} />,
    },
    {
      key: 'integrationId',
      title: t('employees.column.integrationId'),
      sortable: true,
      render: ({ integrationId }) => (
        <Text fz="sm" className="tabular">
          {integrationId ?? '—'}
        </Text>
      ),
    },
    {
      key: 'status',
      title: t('employees.column.status'),
      render: ({ accountStatus, disabledInSchedule }) => (
        <Group gap={4} wrap="nowrap">
          <AccountBadge status={accountStatus} />
          {disabledInSchedule && (
            <Badge variant="outline" color="gray" size="sm" miw="max-content">
              {t('employees.not_planned')}
            </Badge>
          )}
        </Group>
      ),
    },
    { key: 'menu', title: '', width: 56, render: (person) => <EmployeeMenu person={person} /> },
  ]
}
