import { Badge, Group, Skeleton, Text } from '@mantine/core'
import type { ColDef, ICellRendererParams } from 'ag-grid-community'
import type { EmployeeListItem } from '@shiftloom/backend/contracts/organisation'
import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../people/employee_cells.module.css'
import { AccountBadge, PersonCell, PlacesCell, PositionsCell, TagsCell } from '../people/employee_cells.tsx'
import { NoContractBadge } from '../people/no_contract_badge.tsx'
import { EmployeeMenu } from '../access/employee_menu.tsx'
import { usePeopleNames } from '../people/people_names.ts'

type Cell = { person: EmployeeListItem }

const Role = ({ person }: Cell) => {
  const { t } = useTranslation()
  return (
    <Text fz="sm" lh={1.25} className={classes.wrapped}>
      {t(`roles.${person.role}`)}
    </Text>
  )
}
const Places = ({ person }: Cell) => <PlacesCell person={person} names={usePeopleNames()} />
const Positions = ({ person }: Cell) => <PositionsCell person={person} names={usePeopleNames()} />
const Tags = ({ person }: Cell) => <TagsCell person={person} names={usePeopleNames()} />
const Phone = ({ person }: Cell) => (
  <Text fz="sm" className="tabular">
    {person.phone ?? '—'}
  </Text>
)
const IntegrationId = ({ person }: Cell) => (
  <Text fz="sm" className="tabular" truncate title={person.integrationId ?? undefined}>
    {person.integrationId ?? '—'}
  </Text>
)
const Status = ({ person }: Cell) => {
  const { t } = useTranslation()
  return (
    <Group gap={4}>
      <AccountBadge status={person.accountStatus} />
      {person.disabledInSchedule && (
        <Badge variant="outline" color="gray" size="sm" miw="max-content">
          {t('employees.not_planned')}
        </Badge>
      )}
      {person.lacksContract && <NoContractBadge person={person} />}
    </Group>
  )
}

type Column = {
  id: string
  title: string
  cell: ComponentType<Cell>
  /** The name the server sorts by, where it is another one. */
  sort?: string
  width: number
  flex?: number
}

/** What can be shown of people beside their names, in order. */
export const choosable = [
  { id: 'role', title: 'employees.field.role', cell: Role, sort: 'role', width: 152 },
  {
    id: 'location',
    title: 'employees.column.locations',
    cell: Places,
    sort: 'location',
    width: 144,
    flex: 2,
  },
  { id: 'positions', title: 'employees.field.positionIds', cell: Positions, width: 252, flex: 3 },
  { id: 'tags', title: 'employees.field.tagIds', cell: Tags, width: 160, flex: 1 },
  { id: 'phone', title: 'employees.field.phone', cell: Phone, width: 150 },
  {
    id: 'integrationId',
    title: 'employees.column.integrationId',
    cell: IntegrationId,
    sort: 'integrationId',
    width: 114,
  },
  { id: 'status', title: 'employees.column.status', cell: Status, sort: 'status', width: 176, flex: 1 },
] as const satisfies Column[]

/** Hidden until chosen, so that the rest has room. */
export const hiddenAtFirst = ['tags', 'phone', 'integrationId']

/** A row that is on its way is a grey bar. */
const shown = (Content: ComponentType<Cell>) =>
  function Shown({ data }: ICellRendererParams<EmployeeListItem>) {
    return data ? <Content person={data} /> : <Skeleton height={12} width="70%" radius="xl" />
  }
const renderers = Object.fromEntries(choosable.map(({ id, cell }) => [id, shown(cell)]))
const Person = shown(PersonCell)
const Menu = ({ data }: ICellRendererParams<EmployeeListItem>) =>
  data ? <EmployeeMenu person={data} /> : null

type Order = { sort: string | null; descending: boolean }

export function peopleColumns(
  t: TFunction,
  hidden: readonly string[],
  order: Order
): ColDef<EmployeeListItem>[] {
  const sorted = (key: string | undefined): ColDef<EmployeeListItem> => ({
    sortable: key !== undefined,
    sort: key === order.sort ? (order.descending ? 'desc' : 'asc') : null,
  })
  return [
    {
      colId: 'surname',
      headerName: t('employees.column.person'),
      cellRenderer: Person,
      minWidth: 300,
      flex: 3,
      ...sorted('surname'),
    },
    ...choosable
      .filter(({ id }) => !hidden.includes(id))
      .map((column: Column): ColDef<EmployeeListItem> => ({
        colId: column.id,
        headerName: t(column.title),
        cellRenderer: renderers[column.id],
        ...(column.flex ? { flex: column.flex, minWidth: column.width } : { width: column.width }),
        ...sorted(column.sort),
      })),
    {
      colId: 'menu',
      headerName: t('form.actions'),
      cellRenderer: Menu,
      width: 92,
      sortable: false,
      resizable: false,
      pinned: 'right',
    },
  ]
}
