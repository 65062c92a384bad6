import { Alert, Group, Stack, Text } from '@mantine/core'
import type { DemandRule, RulePosition } from '@shiftloom/backend/contracts/demand_rules'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { ChartWithTable } from '#/ui/chart/chart_with_table.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { BacktestTable } from './backtest_table.tsx'
import { Findings } from './findings.tsx'
import { Totals } from './totals.tsx'
import type { Sandbox } from './use_sandbox.ts'
import { weekOption, weekTable, type WeekWords } from './week_option.ts'
import { WeekPicker } from './week_picker.tsx'

type Props = {
  sandbox: Sandbox
  position: RulePosition
  metric: { id: string; name: string } | null
  /** Rules of the position besides the one looked at, in the order of the comparison. */
  others: readonly DemandRule[]
  currency: string | undefined
  today: Day
  weekFrom: Day
  onWeek: (monday: Day) => void
}

/** What a rule does to a week, and would have done over the past ones. */
export function SandboxView(props: Props) {
  const { sandbox, position, metric, others, currency, today, weekFrom, onWeek } = props
  const { t } = useTranslation()
  const format = useFormat()
  const { week, answer, isBroken } = sandbox
  const units = metric ? (week?.units.get(metric.id) ?? null) : null
  const words = useMemo<WeekWords>(
    () => ({
      metric: metric?.name ?? '',
      before: t('staffing_rules.sandbox.before'),
      after: t('staffing_rules.sandbox.after'),
      time: t('staffing_rules.sandbox.time'),
      day: (day) => format.day(addDays(weekFrom, day), 'weekday'),
      shortDay: (day) => format.day(addDays(weekFrom, day), 'weekdayShort'),
      clock: format.clock,
      number: format.number,
    }),
    [t, format, metric, weekFrom]
  )
  const rows = useMemo(
    () => answer && { units, before: answer.before.people, after: answer.after.people },
    [answer, units]
  )
  const option = useMemo(() => rows && weekOption(rows, words), [rows, words])
  if (isBroken) return <Alert color="red">{t('staffing_rules.sandbox.broken')}</Alert>
  if (!answer || !rows || !option) return <RowsSkeleton rows={6} />
  const price = position.hourlyMinor != null && currency ? { minor: position.hourlyMinor, currency } : null
  return (
    <Stack gap="lg" data-took={Math.round(answer.tookMs)}>
      <ChartWithTable
        heading={
          <Group gap="md">
            <WeekPicker {...{ today, weekFrom, onWeek }} />
          </Group>
        }
        label={t('staffing_rules.sandbox.chart', {
          position: position.name,
          week: format.dayRange(weekFrom, addDays(weekFrom, 7)),
        })}
        option={option}
        table={() => weekTable(rows, words)}
        height={300}
      />
      <Totals answer={answer} price={price} />
      <Findings findings={answer.findings} others={others} staff={position.staff} today={today} />
      <BacktestTable before={answer.before.backtest} after={answer.after.backtest} price={price} />
      <Text fz="xs" c="dimmed">
        {t('staffing_rules.sandbox.footnote')}
      </Text>
    </Stack>
  )
}
