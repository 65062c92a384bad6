import { Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import { placesKeptDays } from '@shiftloom/backend/contracts/time_tracking'
import { useTranslation } from 'react-i18next'

type Props = {
  opened: boolean
  onClose: () => void
  onRead: () => void
  onWithout: () => void
}

const points = ['when', 'what', 'who', 'kept'] as const

/** What happens to a person's position, read before the first one is sent. */
export function PlaceNotice({ opened, onClose, onRead, onWithout }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('records.notice.title')}
      closeButtonProps={{ 'aria-label': t('core.close') }}
      size="lg"
    >
      <Stack>
        <Text>{t('records.notice.lead')}</Text>
        <List spacing="xs">
          {points.map((point) => (
            <List.Item key={point}>{t(`records.notice.${point}`, { days: placesKeptDays })}</List.Item>
          ))}
        </List>
        <Group justify="flex-end">
          <Button variant="default" onClick={onWithout}>
            {t('records.notice.without')}
          </Button>
          <Button onClick={onRead}>{t('records.notice.read')}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
