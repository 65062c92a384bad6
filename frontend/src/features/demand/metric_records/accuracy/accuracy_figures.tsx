import { Anchor, Loader, Stack, Table, Text, Title } from '@mantine/core'
import type { Metric } from '@shiftloom/backend/contracts/demand'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import type { Measured } from './measure_desk.ts'

type Props = {
  metrics: readonly Metric[]
  measured: readonly Measured[]
  /** Other metrics are measured still. */
  isWaiting: boolean
  chosenId: string
  pathOf: (metricId: string) => string
}

const figures = ['wape', 'bias', 'mase', 'held', 'people'] as const
type Figure = (typeof figures)[number]

/** The measured figures of each metric at the location, and what they mean. */
export function AccuracyFigures({ metrics, measured, isWaiting, chosenId, pathOf }: Props) {
  const { t } = useTranslation()
  const write = useFigures()
  const rows = metrics.flatMap((metric) => {
    const found = measured.find(({ metricId }) => metricId === metric.id)
    return found ? [{ metric, found }] : []
  })
  return (
    <Stack gap="sm" component="section" aria-label={t('metric_records.accuracy.figures')}>
      <Title order={2} size="h4">
        {t('metric_records.accuracy.figures')}
      </Title>
      <Table aria-label={t('metric_records.accuracy.figures')} className="tabular" verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('metric_records.metric')}</Table.Th>
            {figures.map((figure) => (
              <Table.Th key={figure} ta="right">
                {t(`metric_records.accuracy.${figure}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ metric, found }) => (
            <Table.Tr key={metric.id}>
              <Table.Th scope="row">
                {metric.id === chosenId ? (
                  metric.name
                ) : (
                  <Anchor component={Link} to={pathOf(metric.id)}>
                    {metric.name}
                  </Anchor>
                )}
              </Table.Th>
              {figures.map((figure) => (
                <Table.Td key={figure} ta="right">
                  {write(found, figure)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {isWaiting && <Loader size="sm" role="status" aria-label={t('metric_records.accuracy.measuring')} />}
      <Stack gap={2} component="ul" style={{ margin: 0, paddingInlineStart: 18 }}>
        {figures.map((figure) => (
          <Text key={figure} component="li" fz="xs" c="dimmed">
            {t(`metric_records.accuracy.${figure}_text`)}
          </Text>
        ))}
      </Stack>
    </Stack>
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
