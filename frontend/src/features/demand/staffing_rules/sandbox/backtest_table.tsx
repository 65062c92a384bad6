import { Stack, Table, Text, Title } from '@mantine/core'
import type { BacktestFigures } from '@shiftloom/solver/labour_model/sandbox/compare_rules'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import type { Price } from './totals.tsx'

type Props = { before: BacktestFigures; after: BacktestFigures; price: Price | null }

/** What planning by the forecast would have done over the past eight weeks. */
export function BacktestTable({ before, after, price }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const hours = (value: number) => format.shortHours(value * 60)
  const plus = (value: number, written: (of: number) => string) => (value > 0 ? '+' : '') + written(value)
  const money = (value: number) => format.money({ minor: Math.round(value), currency: price!.currency })
  const rows: { name: string; of: (side: BacktestFigures) => number; written: (value: number) => string }[] =
    [
      { name: 'needed', of: (side) => side.neededHours, written: hours },
      { name: 'planned', of: (side) => side.plannedHours, written: hours },
      { name: 'under', of: (side) => side.underHours, written: hours },
      { name: 'over', of: (side) => side.overHours, written: hours },
      { name: 'peak', of: (side) => side.peakGap, written: format.number },
      ...(price
        ? [{ name: 'cost', of: (side: BacktestFigures) => side.plannedHours * price.minor, written: money }]
        : []),
    ]
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {t('staffing_rules.backtest.title')}
      </Title>
      {after.knownHours === 0 ? (
        <Text c="dimmed">{t('staffing_rules.backtest.unknown')}</Text>
      ) : (
        <>
          <Table aria-label={t('staffing_rules.backtest.title')} className="tabular" verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('staffing_rules.backtest.figure')}</Table.Th>
                {['sandbox.before', 'sandbox.after', 'totals.difference'].map((key) => (
                  <Table.Th key={key} ta="right">
                    {t(`staffing_rules.${key}`)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ name, of, written }) => (
                <Table.Tr key={name}>
                  <Table.Th scope="row" fw={450}>
                    {t(`staffing_rules.backtest.${name}`)}
                  </Table.Th>
                  <Table.Td ta="right">{written(of(before))}</Table.Td>
                  <Table.Td ta="right">{written(of(after))}</Table.Td>
                  <Table.Td ta="right">{plus(of(after) - of(before), written)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <Text fz="xs" c="dimmed">
            {t('staffing_rules.backtest.text', { hours: format.number(Math.round(after.knownHours)) })}
          </Text>
        </>
      )}
    </Stack>
  )
}
