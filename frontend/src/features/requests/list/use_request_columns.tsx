import { Anchor, Group, Text } from '@mantine/core'
import type { FiledRequest } from '@shiftloom/backend/contracts/filed_requests'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PersonAvatar } from '#/domain/people/person_avatar.tsx'
import { PositionChip } from '#/domain/positions/position_chip.tsx'
import { useFormat } from '#/lib/writing/format.ts'
import type { Column } from '#/ui/data_table.tsx'
import { pathOfRequest } from '../paths.ts'
import { whenText } from '#/domain/request_status/request_words.ts'
import { StatusBadge } from '#/domain/request_status/status_badge.tsx'
import { useAmount } from '../use_amount.ts'
import { useDecider } from '../use_decider.ts'

export function useRequestColumns(withPeople: boolean): Column<FiledRequest>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const amount = useAmount()
  const decider = useDecider()
  const person: Column<FiledRequest> = {
    key: 'person',
    title: t('requests.column.person'),
    render: ({ employee }) => (
      <Group gap="xs" wrap="nowrap">
        <PersonAvatar person={employee} size={28} />
        <Text>{format.personName(employee)}</Text>
      </Group>
    ),
  }
  return [
    {
      key: 'number',
      title: t('requests.column.number'),
      render: (request) => (
        <Anchor
          component={Link}
          to={pathOfRequest(request.id)}
          className="tabular"
          style={{ whiteSpace: 'nowrap' }}
        >
          {t('requests.number', { number: request.number })}
        </Anchor>
      ),
    },
    ...(withPeople ? [person] : []),
    {
      key: 'type',
      title: t('requests.column.type'),
      render: ({ type }) => <PositionChip name={type.name} color={type.color} />,
    },
    {
      key: 'when',
      title: t('requests.column.when'),
      render: (request) => <Text className="tabular">{format.sentence(whenText(request, format))}</Text>,
    },
    {
      key: 'amount',
      title: t('requests.column.amount'),
      render: ({ minutes }) => <Text className="tabular">{amount(minutes)}</Text>,
    },
    {
      key: 'status',
      title: t('requests.column.status'),
      render: (request) => <StatusBadge request={request} />,
    },
    {
      key: 'decided',
      title: t('requests.column.decided'),
      render: ({ recipient, ...decided }) => (
        <Text fz="sm" c={decided.decidedBy ? undefined : 'dimmed'}>
          {decider(decided) ?? (recipient ? t('requests.asked', { name: format.personName(recipient) }) : '')}
        </Text>
      ),
    },
  ]
}
