import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import type { ForecastValues, MethodChoice } from './forecast_values.ts'

/** A choice in words. Percentiles come as the list has them. */
export function useForecastWords() {
  const { t } = useTranslation()
  const format = useFormat()
  const exact = new Intl.NumberFormat(format.locale, { style: 'percent', maximumFractionDigits: 1 })
  const method = (choice: MethodChoice): string => t(`metric_records.forecast.${choice}`)
  const percentile = (value: string): string =>
    value === 'expected'
      ? t('metric_records.forecast.expected')
      : t('metric_records.forecast.share', { share: format.percent(Number(value) / 100) })
  return {
    method,
    percentile,
    /** Nothing where nothing was measured. */
    error: (wape: number | null | undefined): string =>
      typeof wape === 'number' ? t('metric_records.forecast.error', { share: exact.format(wape) }) : '',
    /** What planning for it comes to. Percentiles are in steps of 5, so of 20 hours. */
    example: (value: string): string =>
      value === 'expected'
        ? t('metric_records.forecast.expected_text')
        : t('metric_records.forecast.share_text', { count: Number(value) / 5 }),
    describe: (field: keyof ForecastValues, values: ForecastValues): string =>
      field === 'method' ? method(values.method) : percentile(values.percentile),
  }
}

export type ForecastWords = ReturnType<typeof useForecastWords>
