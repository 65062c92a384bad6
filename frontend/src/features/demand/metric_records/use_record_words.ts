import { recordDecimals, type MetricRecords } from '@shiftloom/backend/contracts/demand_records'
import type { SpecialDays } from '@shiftloom/backend/contracts/demand_special_days'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { clockOfSlot } from './slot_words.ts'

/** Days, times and values of one metric in words. Memoised: columns of the grid and options of the chart are made of them. */
export function useRecordWords({ metric, stepMinutes }: Pick<MetricRecords, 'metric' | 'stepMinutes'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const { dataType, aggregation } = metric
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(format.locale, {
      maximumFractionDigits: aggregation === 'level' ? 4 : recordDecimals[dataType],
      minimumFractionDigits: dataType === 'CURRENCY' ? recordDecimals.CURRENCY : 0,
    })
    // A mean has no end of digits, and two of them say what a day was like.
    const means = new Intl.NumberFormat(format.locale, { maximumFractionDigits: 2 })
    const time = (clock: string) => format.clock(clock)
    const shortDay = (day: Day) => format.day(day, 'weekday')
    return {
      columns: {
        day: t('metric_records.grid.day'),
        whole: t(`metric_records.grid.${aggregation}`),
        clock: (slot: number) =>
          stepMinutes === 1440 ? t('metric_records.grid.whole_day') : time(clockOfSlot(slot, stepMinutes)),
        number: numbers.format,
        total: aggregation === 'level' ? means.format : numbers.format,
      },
      rows: {
        day: shortDay,
        event: ({ name, factor }: SpecialDays) =>
          factor === null
            ? name
            : t('metric_records.special.event_mark', { name, factor: format.number(factor) }),
      },
      slot: ({ day, time: clock }: { day: Day; time: string }) =>
        stepMinutes === 1440 ? shortDay(day) : `${shortDay(day)} ${time(clock)}`,
      value: (value: number | null) => (value === null ? t('metric_records.nothing') : numbers.format(value)),
    }
  }, [t, format, dataType, aggregation, stepMinutes])
}
export type RecordWords = ReturnType<typeof useRecordWords>
