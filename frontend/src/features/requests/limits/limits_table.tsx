import { Group, Table, Text } from '@mantine/core'
import type { PersonLimits } from '@shiftloom/backend/contracts/request_limits'
import { useTranslation } from 'react-i18next'
import { PositionChip } from '#/domain/positions/position_chip.tsx'
import { useFormat } from '#/lib/writing/format.ts'
import { useLimitAmount } from './limit_words.ts'

type Limit = PersonLimits['limits'][number]
const columns = ['entitled', 'carried', 'corrected', 'used', 'planned', 'pending', 'left'] as const

/** Every limit of the year with what it holds and what is left. */
export function LimitsTable({ limits }: { limits: readonly Limit[] }) {
  const { t } = useTranslation()
  return (
    <Table.ScrollContainer minWidth={880} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table verticalSpacing="sm" fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('requests.column.type')}</Table.Th>
            {columns.map((column) => (
              <Table.Th key={column} ta="right">
                {t(`requests.limits.column_${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {limits.map((limit) => (
            <LimitRow key={limit.requestTypeId} limit={limit} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function LimitRow({ limit }: { limit: Limit }) {
  const { t } = useTranslation()
  const format = useFormat()
  const amount = useLimitAmount()
  const { name, color, unit, archived, leftMinutes, carriedLeftMinutes, carriedDueOn } = limit
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        <Group gap="xs" wrap="nowrap">
          <PositionChip name={name} color={color} />
          {archived && (
            <Text fz="sm" c="dimmed">
              {t('requests.limits.archived')}
            </Text>
          )}
        </Group>
        {carriedDueOn !== null && carriedLeftMinutes > 0 && (
          <Text fz="sm" mt={4}>
            {t('requests.limits.due', {
              amount: amount(carriedLeftMinutes, unit),
              day: format.day(carriedDueOn, 'numeric'),
            })}
          </Text>
        )}
      </Table.Th>
      {columns.map((column) => {
        const minutes = limit[`${column}Minutes`]
        const isLeft = column === 'left'
        return (
          <Table.Td
            key={column}
            ta="right"
            className="tabular"
            fw={isLeft ? 600 : undefined}
            c={isLeft && leftMinutes < 0 ? 'red.8' : undefined}
          >
            {minutes === 0 && !isLeft ? '—' : amount(minutes, unit)}
          </Table.Td>
        )
      })}
    </Table.Tr>
  )
}
