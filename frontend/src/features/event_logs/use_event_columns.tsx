import { Badge, Text } from '@mantine/core'
import type { EventLog } from '@shiftloom/backend/contracts/event_logs'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { browserZone } from '#/lib/time/time_zone.ts'
import type { Column } from '#/ui/data_table.tsx'
import { actionText, entityText } from './words.ts'

/** The columns of the event log; times are the organisation's. */
export function useEventColumns(): Column<EventLog>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const { timeZone } = useProfile()
  return [
    {
      key: 'at',
      title: t('event_logs.column.at'),
      render: ({ at }) => (
        <Text fz="sm" className="tabular" miw="max-content">
          {format.instant(at, timeZone ?? browserZone())}
        </Text>
      ),
    },
    {
      key: 'actor',
      title: t('event_logs.column.actor'),
      render: ({ actor, actorRole, impersonator }) => (
        <>
          <Text fw={550}>{actor ? format.personName(actor) : t('event_logs.system')}</Text>
          <Text fz="xs" c="dimmed">
            {actorRole !== null && t(`roles.${actorRole}`)}
          </Text>
          {impersonator && (
            <Badge variant="light" color="pink" c="pink.9" size="sm">
              {t('event_logs.by_provider', { name: format.personName(impersonator) })}
            </Badge>
          )}
        </>
      ),
    },
    {
      key: 'action',
      title: t('event_logs.column.action'),
      render: ({ action, count, reason }) => (
        <>
          {actionText(t, action)}
          {reason && (
            <Text fz="xs" c="dimmed" lineClamp={2} maw={320}>
              {t('event_logs.reason', { reason })}
            </Text>
          )}
          {count > 1 && (
            <Text fz="xs" c="dimmed">
              {t('event_logs.rows', { count })}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'subject',
      title: t('event_logs.column.subject'),
      render: ({ entity, subject }) => (
        <>
          <Text fz="sm">{subject ?? '—'}</Text>
          <Text fz="xs" c="dimmed">
            {entityText(t, entity)}
          </Text>
        </>
      ),
    },
    {
      key: 'ip',
      title: t('event_logs.column.ip'),
      render: ({ ip }) => (
        <Text fz="sm" className="tabular">
          {ip ?? '—'}
        </Text>
      ),
    },
  ]
}
