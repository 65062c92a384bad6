import { Group, Pagination, Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import type { Page } from '@shiftloom/backend/contracts/http'
import { Fragment, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import type { TableState } from './table_state.ts'
import classes from './data_table.module.css'
import { RowsSkeleton } from './skeletons.tsx'

export type Column<Row> = {
  key: string
  title: string
  /** The title is for screen readers only: a column of buttons. */
  hidesTitle?: boolean
  render: (row: Row) => ReactNode
  sortable?: boolean
  align?: 'left' | 'right' | 'center'
  width?: number | string
}

type Props<Row> = {
  /** Said to screen readers. */
  label: string
  columns: Column<Row>[]
  page: Page<Row> | undefined
  rowId: (row: Row) => string
  /** From `useTableState`: page and order live in the address. */
  state: TableState
  empty: ReactNode
  onRowClick?: (row: Row) => void
  /** For rows that take the focus. */
  rowProps?: (row: Row) => RowProps
  /** What stands below an opened row, over its whole width; null below all others. */
  below?: (row: Row) => ReactNode
}
type RowProps = Pick<ComponentProps<'tr'>, 'ref' | 'tabIndex' | 'onFocus'>

/** Tables of more columns are set closer, to fit beside the menu in a window of 1281 pixels. */
const roomyColumns = 7

/** A list that the server filters, sorts and cuts into pages. */
export function DataTable<Row>({
  label,
  columns,
  page,
  rowId,
  state,
  empty,
  onRowClick,
  rowProps,
  below,
}: Props<Row>) {
  if (!page) return <RowsSkeleton />
  if (page.items.length === 0 && state.page === 1) return empty
  return (
    <div>
      <Table.ScrollContainer
        minWidth={640}
        scrollAreaProps={{ offsetScrollbars: 'present' }}
        className={classes.frame}
      >
        <Table
          aria-label={label}
          verticalSpacing="sm"
          horizontalSpacing={columns.length > roomyColumns ? 'xs' : 'md'}
          highlightOnHover={!!onRowClick}
        >
          <Table.Thead className={classes.head}>
            <Table.Tr>
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} state={state} />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {page.items.map((row) => (
              <Fragment key={rowId(row)}>
                <Table.Tr
                  {...rowProps?.(row)}
                  onClick={onRowClick && (() => onRowClick(row))}
                  className={onRowClick && classes.clickable}
                >
                  {columns.map((column) => (
                    <Table.Td key={column.key} ta={column.align}>
                      {column.render(row)}
                    </Table.Td>
                  ))}
                </Table.Tr>
                <Below content={below?.(row)} span={columns.length} />
              </Fragment>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Footer page={page} state={state} />
    </div>
  )
}

function Below({ content, span }: { content: ReactNode; span: number }) {
  if (!content) return null
  return (
    <Table.Tr>
      <Table.Td colSpan={span} className={classes.below}>
        {content}
      </Table.Td>
    </Table.Tr>
  )
}

function HeadCell<Row>({ column, state }: { column: Column<Row>; state: TableState }) {
  const sorted = state.sort === column.key
  const Icon = !sorted ? IconSelector : state.descending ? IconArrowDown : IconArrowUp
  const direction = state.descending ? 'descending' : 'ascending'
  return (
    <Table.Th ta={column.align} w={column.width} aria-sort={sorted ? direction : undefined}>
      {column.sortable ? (
        <UnstyledButton className={classes.sort} onClick={() => state.sortBy(column.key)}>
          {column.title}
          <Icon size={14} aria-hidden />
        </UnstyledButton>
      ) : column.hidesTitle ? (
        <VisuallyHidden>{column.title}</VisuallyHidden>
      ) : (
        column.title
      )}
    </Table.Th>
  )
}

function Footer<Row>({ page, state }: { page: Page<Row>; state: TableState }) {
  const { t } = useTranslation()
  const format = useFormat()
  const pages = Math.max(1, Math.ceil(page.total / page.pageSize))
  const first = (page.page - 1) * page.pageSize + 1
  return (
    <Group justify="space-between" mt="md">
      <Text c="dimmed" fz="sm" className="tabular">
        {t('core.page_range', {
          first: format.number(first),
          last: format.number(first + page.items.length - 1),
          total: format.number(page.total),
        })}
      </Text>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={state.page}
          onChange={state.goTo}
          size="sm"
          getItemProps={(item) => ({ 'aria-label': t('core.page_number', { page: item }) })}
          getControlProps={(control) => ({ 'aria-label': t(`core.page_${control}`) })}
        />
      )}
    </Group>
  )
}
