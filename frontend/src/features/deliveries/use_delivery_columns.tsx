import { Badge, Text } from '@mantine/core'
import type { DeliveryState, NoticeDelivery } from '@shiftloom/backend/contracts/notifications'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useProfile } from '#/lib/account/profile.ts'
import type { Column } from '#/ui/data_table.tsx'
import { reasonText } from './reason_text.ts'

/** Deep enough for small letters on the light ground. */
const colours: Record<DeliveryState, [colour: string, text: string]> = {
  waiting: ['blue', 'blue.9'],
  handed: ['blue', 'blue.9'],
  sent: ['teal', 'gray.9'],
  failed: ['red', 'red.9'],
  dropped: ['gray', 'gray.8'],
}

/** The columns of the list; times are the organisation's. */
export function useDeliveryColumns(): Column<NoticeDelivery>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const { timeZone } = useProfile()
  const when = (instant: string) => format.instant(instant, timeZone)
  return [
    {
      key: 'createdAt',
      title: t('deliveries.column.at'),
      render: ({ createdAt }) => (
        <Text fz="sm" className="tabular" miw="max-content">
          {when(createdAt)}
        </Text>
      ),
    },
    {
      key: 'person',
      title: t('deliveries.column.person'),
      render: (delivery) => <Text fw={550}>{format.personName(delivery)}</Text>,
    },
    {
      key: 'kind',
      title: t('deliveries.column.kind'),
      render: ({ kind, channel }) => (
        <>
          <Text fz="sm">{t(`deliveries.kind.${kind}`)}</Text>
          <Text fz="xs" c="dimmed">
            {t(`deliveries.channel.${channel}`)}
          </Text>
        </>
      ),
    },
    {
      key: 'state',
      title: t('deliveries.column.state'),
      render: ({ state, sentAt, dueAt }) => {
        const [color, text] = colours[state]
        return (
          <>
            <Badge variant="light" color={color} c={text}>
              {t(`deliveries.state.${state}`)}
            </Badge>
            <Text fz="xs" c="dimmed" className="tabular">
              {sentAt ? when(sentAt) : state === 'waiting' && t('deliveries.next', { when: when(dueAt) })}
            </Text>
          </>
        )
      },
    },
    {
      key: 'reason',
      title: t('deliveries.column.reason'),
      render: ({ lastError, attempts }) => (
        <>
          <Text fz="sm">{lastError ? reasonText(t, lastError) : '—'}</Text>
          {attempts > 1 && (
            <Text fz="xs" c="dimmed">
              {t('deliveries.attempts', { count: attempts })}
            </Text>
          )}
        </>
      ),
    },
  ]
}
