import { Group, SegmentedControl, Table, Text } from '@mantine/core'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chart, type ChartProps } from './chart.tsx'
import classes from './chart_with_table.module.css'

/** Figures as they are written; the first of a row is its heading. */
export type ChartTable = { columns: readonly string[]; rows: readonly (readonly string[])[] }

type Props = ChartProps & {
  /** A visible heading or the choices beside the switch. */
  heading?: ReactNode
  /** The numbers that the chart shows. Asked for only when the table is looked at. */
  table: () => ChartTable
}

/** A chart, and behind a switch the same numbers to read, to hear and to copy. */
export function ChartWithTable({ heading, table, ...chart }: Props) {
  const { t } = useTranslation()
  const [shown, setShown] = useState('chart')
  return (
    <div>
      <Group justify="space-between" mb="xs" gap="sm">
        <div>{heading}</div>
        <SegmentedControl
          size="xs"
          value={shown}
          onChange={setShown}
          aria-label={t('core.chart_view', { name: chart.label })}
          data={[
            { value: 'chart', label: <Choice icon={<IconChartBar size={14} />} text={t('core.chart')} /> },
            { value: 'table', label: <Choice icon={<IconTable size={14} />} text={t('core.table')} /> },
          ]}
        />
      </Group>
      {shown === 'chart' ? <Chart {...chart} /> : <Numbers label={chart.label} {...table()} />}
    </div>
  )
}

const Choice = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <Group gap={6} wrap="nowrap" component="span">
    <span aria-hidden className={classes.icon}>
      {icon}
    </span>
    {text}
  </Group>
)

function Numbers({ label, columns, rows }: ChartTable & { label: string }) {
  const { t } = useTranslation()
  if (rows.length === 0) return <Text c="dimmed">{t('core.chart_empty')}</Text>
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={label}>
      <Table striped stickyHeader className="tabular" aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column, place) => (
              <Table.Th key={column} ta={place === 0 ? 'left' : 'right'} scope="col">
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([heading, ...figures]) => (
            <Table.Tr key={heading}>
              <Table.Th scope="row">{heading}</Table.Th>
              {figures.map((figure, place) => (
                <Table.Td key={columns[place + 1]} ta="right">
                  {figure}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
