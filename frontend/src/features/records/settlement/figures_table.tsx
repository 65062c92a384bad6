import { Table } from '@mantine/core'
import type { Column } from '#/ui/data_table.tsx'

type Props<Row> = { label: string; columns: Column<Row>[]; rows: Row[]; rowId: (row: Row) => string }

/** Figures that are all there, without pages. */
export function FiguresTable<Row>({ label, columns, rows, rowId }: Props<Row>) {
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ key, title, align }) => (
              <Table.Th key={key} ta={align}>
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={rowId(row)}>
              {columns.map(({ key, align, render }) => (
                <Table.Td key={key} ta={align}>
                  {render(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
