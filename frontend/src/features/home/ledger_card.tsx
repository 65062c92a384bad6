import { Card, Table, Text } from '@mantine/core'
import { ledgerKinds, type LedgerFigures, type LedgerMedian } from '@shiftloom/backend/contracts/fairness'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ownLedgerQuery } from '#/domain/ledger/queries.ts'
import { useCan } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { CardTitle } from './card_title.tsx'

/** What the reader carries in the quarter, beside the median of colleagues. Without it the page stays as it is. */
export function LedgerCard({ today }: { today: Day }) {
  const { t } = useTranslation()
  const enabled = useCan('schedule.read_own')
  const { data } = useQuery({ ...ownLedgerQuery({ day: today, period: 'quarter' }), enabled, retry: false })
  const rows = useLedgerRows()
  if (!data) return null
  const { own, median, colleagues } = data
  return (
    <Card component="section" aria-label={t('home.ledger.title')}>
      <CardTitle>{t('home.ledger.title')}</CardTitle>
      <Table horizontalSpacing={0} verticalSpacing={6} fz="sm" aria-label={t('home.ledger.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th fw={400} c="dimmed">
              {t('home.ledger.figure')}
            </Table.Th>
            <Table.Th ta="right" fw={400} c="dimmed">
              {t('home.ledger.you')}
            </Table.Th>
            {median && (
              <Table.Th ta="right" fw={400} c="dimmed">
                {t('home.ledger.median')}
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows(own, median).map(({ key, mine, theirs }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" fw={400}>
                {t(`ledger.${key}`)}
              </Table.Th>
              <Table.Td ta="right" fw={600} className="tabular">
                {mine}
              </Table.Td>
              {median && (
                <Table.Td ta="right" className="tabular">
                  {theirs}
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text fz="xs" c="dimmed" mt="xs">
        {median ? t('home.ledger.note', { count: colleagues }) : t('home.ledger.none')}
      </Text>
    </Card>
  )
}

function useLedgerRows() {
  const { t } = useTranslation()
  const format = useFormat()
  const part = (some: number, all: number) =>
    all === 0 ? '—' : t('home.ledger.part', { some: format.number(some), all: format.number(all) })
  const hours = (minutes: number) => t('home.hours', { hours: format.shortHours(minutes) })
  const share = (value: number | null) => (value === null ? '—' : format.percent(value))
  return (own: LedgerFigures, median: LedgerMedian | null) => [
    ...ledgerKinds.map((key) => ({
      ...{ key, mine: format.number(own[key]), theirs: median && format.number(median[key]) },
    })),
    {
      ...{ key: 'hours' as const, mine: hours(own.plannedMinutes) },
      theirs: median && hours(median.plannedMinutes),
    },
    {
      ...{ key: 'wishes' as const, mine: part(own.wishesGranted, own.wishes) },
      theirs: median && share(median.wishesGrantedShare),
    },
    {
      ...{ key: 'requests' as const, mine: part(own.requestsRefused, own.requests) },
      theirs: median && share(median.requestsRefusedShare),
    },
  ]
}
