import { Anchor, Badge, Card, Group, Stack, Text } from '@mantine/core'
import type { ActualBreach } from '@shiftloom/backend/contracts/settlement'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { pathOfRecord } from '../paths.ts'

/** Sentences of the rules that registered work goes beyond, with the way to the record unless it is the one shown. */
export function BreachList({ breaches, shownId }: { breaches: ActualBreach[]; shownId?: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (breaches.length === 0) return <Text c="dimmed">{t('records.breaches.none')}</Text>
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
      {breaches.map(({ ruleId, recordIds, day, basis, sentence, planned }) => (
        <Card key={`${ruleId} ${recordIds.join()} ${sentence}`} component="li" withBorder padding="sm">
          <Text>{sentence}</Text>
          <Group gap="xs" mt={4}>
            <Text fz="sm" c="dimmed">
              {basis}
            </Text>
            <Badge variant="light" color={planned ? 'gray' : 'orange'} c="dark.7">
              {t(planned ? 'records.breaches.planned' : 'records.breaches.not_planned')}
            </Badge>
            {recordIds.at(-1) !== shownId && (
              <Anchor component={Link} to={pathOfRecord(recordIds.at(-1)!)} fz="sm">
                {t('records.breaches.open', { day: format.day(day, 'weekday') })}
              </Anchor>
            )}
          </Group>
        </Card>
      ))}
    </Stack>
  )
}
