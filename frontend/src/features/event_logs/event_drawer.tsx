import { Drawer, Stack, Table, Text } from '@mantine/core'
import type { EventLog, EventLogDetails } from '@shiftloom/backend/contracts/event_logs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { fieldText, valueText } from '#/domain/changes/change_words.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import { eventQuery } from './queries.ts'
import { actionText, entityText } from './words.ts'

type Props = { event: EventLog; onClose: () => void }

/** What one event changed, value by value. */
export function EventDrawer({ event, onClose }: Props) {
  const { t } = useTranslation()
  useFocusBack()
  const format = useFormat()
  const details = useQuery(eventQuery(event.id))
  const who = event.actor ? format.personName(event.actor) : t('event_logs.system')
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="xl"
      title={actionText(t, event.action)}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <Stack gap="md">
        <Text c="dimmed">
          {[who, entityText(t, event.entity), event.subject].filter(Boolean).join(' · ')}
        </Text>
        {details.isLoadingError && <ErrorState error={details.error} onRetry={details.refetch} />}
        {details.isPending && <RowsSkeleton />}
        {details.data?.changes.length === 0 && <Text>{t('event_logs.no_changes')}</Text>}
        {details.data && details.data.changes.length > 0 && (
          <Changes of={details.data} entity={event.entity} />
        )}
        {details.data && details.data.more > 0 && (
          <Text c="dimmed">{t('event_logs.more', { count: details.data.more })}</Text>
        )}
      </Stack>
    </Drawer>
  )
}

function Changes({ of: { changes, names }, entity }: { of: EventLogDetails; entity: string }) {
  const { t } = useTranslation()
  const words = { t, format: useFormat(), timeZone: useProfile().timeZone, changes, names, entity }
  return (
    <Table.ScrollContainer minWidth={520} scrollAreaProps={{ offsetScrollbars: 'present' }}>
      <Table aria-label={t('event_logs.changes')} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            {['path', 'before', 'after'].map((key) => (
              <Table.Th key={key}>{t(`event_logs.change.${key}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changes.map(({ path, before, after }) => (
            <Table.Tr key={path}>
              <Table.Td>{path ? fieldText(words, path) : '—'}</Table.Td>
              <Table.Td>{valueText(words, path, before)}</Table.Td>
              <Table.Td fw={550}>{valueText(words, path, after)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
