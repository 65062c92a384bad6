import { Anchor, CloseButton, Group, Text } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { Link } from 'react-router-dom'
import { useScheduler } from './context/scheduler_context.ts'

/** For those who may write rules, where none asks for anyone: what would stand here, and the way to it. */
export function NoNeed() {
  const { labels, model, directory } = useScheduler()
  const { t } = labels
  const [isDismissed, dismiss] = useLocalStorage({
    ...{ key: 'shiftloom.no_need_dismissed', defaultValue: false, getInitialValueInEffect: false },
  })
  const locationId = model.state.locationIds[0] ?? directory.locations[0]?.id
  if (isDismissed || !locationId) return null
  return (
    <Group gap="xs" mt={6} wrap="nowrap" justify="space-between">
      <Text fz="sm" c="dimmed">
        {t('scheduling.coverage.no_need')}{' '}
        <Anchor component={Link} to={`/demand/${locationId}/rules`} fz="sm" underline="always">
          {t('scheduling.coverage.to_rules')}
        </Anchor>
      </Text>
      <CloseButton size="sm" aria-label={t('scheduling.coverage.dismiss')} onClick={() => dismiss(true)} />
    </Group>
  )
}
