import { Button, Stack, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { whenText } from '#/domain/request_status/request_words.ts'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { useScreenPath } from '#/lib/screens/screens.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { SidePanel } from '../frame/side_panel.tsx'

/** A request without a decision beside the grid, and the way to it for those who may open it. */
export function RequestPanel({ requestId }: { requestId: string }) {
  const { model, ui, labels } = useScheduler()
  const { t, format } = labels
  const readsAll = useCan('requests.read')
  const { employeeId } = useProfile()
  const path = useScreenPath()('requests')
  const request = model.waiting.find(({ id }) => id === requestId)
  const opens = path && request && (readsAll || request.employeeId === employeeId)
  return (
    <SidePanel
      takesFocus
      title={t('scheduling.requests.title')}
      closeLabel={t('core.close')}
      onClose={() => ui.setState({ panel: null })}
    >
      {!request ? (
        <Text c="dimmed">{t('scheduling.requests.gone')}</Text>
      ) : (
        <Stack gap="sm">
          <div>
            <Text fw={600}>{labels.person(model.personById.get(request.employeeId))}</Text>
            <Text>{request.type.name}</Text>
            <Text className="tabular">{whenText(request, format)}</Text>
            <Text fz="sm" c="dimmed">
              {t('scheduling.requests.number', { number: request.number })}
            </Text>
          </div>
          <Text fz="sm">{t('scheduling.requests.text')}</Text>
          {opens ? (
            <Button component={Link} to={`${path}/${request.id}/details`} variant="default">
              {t('scheduling.requests.open')}
            </Button>
          ) : (
            <Text fz="sm" c="dimmed">
              {t('scheduling.requests.decided_by')}
            </Text>
          )}
        </Stack>
      )}
    </SidePanel>
  )
}
