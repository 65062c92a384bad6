import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import type { Measured } from './measure_desk.ts'

export const figures = ['wape', 'bias', 'mase', 'held', 'people'] as const
type Figure = (typeof figures)[number]

/** `found` null: nothing was measured. */
export type FiguresRow = { key: string; heads: readonly ReactNode[]; found: Measured | null }
type Props = {
  label: string
  /** Titles of the columns before the figures. */
  heads: readonly string[]
  rows: readonly FiguresRow[]
}

/** What was measured, a row for each metric of a place. */
export function FiguresTable({ label, heads, rows }: Props) {
  const { t } = useTranslation()
  const write = useFigures()
  return (
    <Table aria-label={label} className="tabular" verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          {heads.map((head) => (
            <Table.Th key={head}>{head}</Table.Th>
          ))}
          {figures.map((figure) => (
            <Table.Th key={figure} ta="right">
              {t(`metric_records.accuracy.${figure}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, heads: names, found }) => (
          <Table.Tr key={key}>
            {names.map((name, at) => (
              <Table.Th key={heads[at]} scope="row">
                {name}
              </Table.Th>
            ))}
            {figures.map((figure) => (
              <Table.Td key={figure} ta="right">
                {found ? write(found, figure) : '–'}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** A figure as it is written; a dash where nothing was measured. */
function useFigures(): (measured: Measured, figure: Figure) => string {
  const { locale } = useFormat()
  const style = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options).format
  const share = style({ style: 'percent', maximumFractionDigits: 1 })
  const signed = style({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const plain = style({ maximumFractionDigits: 2, minimumFractionDigits: 2 })
  const or = (value: number | null, write: (value: number) => string): string =>
    value === null ? '–' : write(value)
  return ({ accuracy, held, staffingError }, figure) => {
    switch (figure) {
      case 'wape':
        return or(accuracy.wape, share)
      case 'bias':
        return or(accuracy.bias, signed)
      case 'mase':
        return or(accuracy.mase, plain)
      case 'held':
        return or(held, share)
      case 'people':
        return or(staffingError, plain)
    }
  }
}
