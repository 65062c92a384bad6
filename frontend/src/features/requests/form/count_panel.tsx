import { Group, Paper, Stack, Text } from '@mantine/core'
import type { RequestBalance, RequestCount } from '@shiftloom/backend/contracts/filed_requests'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { daysOfMinutes } from '#/domain/request_status/request_words.ts'
import { DaysTable } from './days_table.tsx'
import { Shifts } from './shifts.tsx'
import { useAmount } from '../use_amount.ts'

type Props = {
  count: RequestCount
  /** What is said of the shifts it meets instead, to those who decide. */
  covered?: ReactNode
  /** Another count is on its way. */
  isOutdated?: boolean
}

/** Room for a week's lines. */
const weekHeight = 208

/** What a request takes, day by day and why, and what is left with it. */
export function CountPanel({ count, covered, isOutdated = false }: Props) {
  const { t } = useTranslation()
  const amount = useAmount()
  return (
    <Paper
      withBorder
      p="md"
      component="section"
      aria-label={t('requests.count.title')}
      aria-busy={isOutdated}
      opacity={isOutdated ? 0.5 : undefined}
    >
      <Stack gap="sm">
        <Group justify="space-between">
          <Text fw={600}>{t('requests.count.title')}</Text>
          <Text fw={600} className="tabular" aria-live="polite">
            {amount(count.minutes)}
          </Text>
        </Group>
        <DaysTable days={count.days} maxHeight={weekHeight} />
        {count.balances.map((balance) => (
          <Balance key={`${balance.year} ${balance.requestTypeId}`} balance={balance} />
        ))}
        {covered ?? <Shifts shifts={count.shifts} />}
        <Away count={count} />
      </Stack>
    </Paper>
  )
}

function Balance({ balance }: { balance: RequestBalance }) {
  const { t } = useTranslation()
  const { year, typeName: name, askedMinutes, leftMinutes, overLimit } = balance
  const before = daysOfMinutes(leftMinutes + askedMinutes)
  const after = daysOfMinutes(leftMinutes)
  return (
    <Text fz="sm" c={after < 0 ? 'red.8' : undefined}>
      {t('requests.count.balance', { name, year: String(year), before, after })}
      {after < 0 && overLimit === 'allow' && ` ${t('requests.count.beyond')}`}
    </Text>
  )
}

function Away({ count: { away, moreAway } }: Pick<Props, 'count'>) {
  const { t } = useTranslation()
  const format = useFormat()
  if (away.length === 0) return null
  const named = away.map(({ name, pending }) => (pending ? t('requests.count.asks', { name }) : name))
  return (
    <Text fz="sm">
      {t(moreAway > 0 ? 'requests.count.away_more' : 'requests.count.away', {
        names: format.list(named),
        count: moreAway,
      })}
    </Text>
  )
}
