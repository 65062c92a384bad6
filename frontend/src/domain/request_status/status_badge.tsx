import { Badge, Group, Text } from '@mantine/core'
import type { FiledRequest } from '@shiftloom/backend/contracts/filed_requests'
import { useTranslation } from 'react-i18next'
import { statusColours, statusKeys } from './request_words.ts'

/** The status in words and colour; one that no person decided says so. */
export function StatusBadge({ request: { status, automatic } }: { request: FiledRequest }) {
  const { t } = useTranslation()
  return (
    <Group gap={6} wrap="nowrap">
      <Badge variant="light" miw="max-content" color={statusColours[status]}>
        {t(`request_status.${statusKeys[status]}`)}
      </Badge>
      {automatic && (
        <Text fz="xs" c="dimmed">
          {t('request_status.automatic')}
        </Text>
      )}
    </Group>
  )
}
