import { Group, Text } from '@mantine/core'
import { ledgerKinds, type LedgerKind, type LedgerRow } from '@shiftloom/backend/contracts/fairness'
import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '#/domain/people/person_avatar.tsx'
import { useFormat } from '#/lib/writing/format.ts'
import type { Column } from '#/ui/data_table.tsx'

/** Shifts above the fair share that deserve a look. */
const MUCH_ABOVE = 1.5

export function useLedgerColumns(): Column<LedgerRow>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const right = { sortable: true, align: 'right' as const }
  const counted = (kind: LedgerKind): Column<LedgerRow> => ({
    ...{ key: kind, title: t(`ledger.${kind}`), ...right },
    render: (row) => (
      <Figure
        value={format.number(row[kind])}
        beside={t('fairness.fair', { fair: format.number(row.fair[kind]) })}
        isHigh={row[kind] - row.fair[kind] >= MUCH_ABOVE}
      />
    ),
  })
  const part = (some: number, all: number) => (
    <Figure
      value={all === 0 ? '—' : format.number(some)}
      beside={all === 0 ? '' : t('fairness.of', { count: all })}
    />
  )
  return [
    {
      key: 'person',
      title: t('fairness.person'),
      render: (row) => (
        <Group gap="xs" wrap="nowrap">
          <PersonAvatar person={row} size={28} />
          <Text>{format.personName(row)}</Text>
        </Group>
      ),
    },
    ...ledgerKinds.map(counted),
    {
      ...{ key: 'hours', title: t('ledger.hours'), ...right },
      render: ({ plannedMinutes, normMinutes }) => (
        <Figure
          value={format.shortHours(plannedMinutes)}
          beside={t('fairness.of_norm', { hours: format.shortHours(normMinutes) })}
        />
      ),
    },
    {
      ...{ key: 'wishes', title: t('ledger.wishes'), ...right },
      render: ({ wishes, wishesGranted }) => part(wishesGranted, wishes),
    },
    {
      ...{ key: 'requests', title: t('ledger.requests'), ...right },
      render: ({ requests, requestsRefused }) => part(requestsRefused, requests),
    },
  ]
}

const oneLine = { className: 'tabular', style: { whiteSpace: 'nowrap' } } as const

type FigureProps = { value: string; beside: string; isHigh?: boolean }

/** A figure above what it is compared with. */
function Figure({ value, beside, isHigh = false }: FigureProps) {
  return (
    <>
      <Text {...oneLine} fw={isHigh ? 700 : 500} c={isHigh ? 'orange.9' : undefined}>
        {value}
      </Text>
      <Text fz="xs" c="dimmed" {...oneLine}>
        {beside}
      </Text>
    </>
  )
}
