import { Anchor, Group, List, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import type { Missing } from './missing.ts'
import { useNextStep } from './use_next_step.ts'

type Props = { locationId: string; missing: readonly Missing[] }

/** What is missing at a location, each with the way to mend it where the person may go there. */
export function MissingList({ locationId, missing }: Props) {
  const { t } = useTranslation()
  if (missing.length === 0)
    return (
      <Group gap={6} wrap="nowrap">
        <IconCheck size={16} aria-hidden />
        <Text fz="sm">{t('demand_overview.nothing_missing')}</Text>
      </Group>
    )
  return (
    <List
      size="sm"
      spacing={4}
      icon={<IconAlertTriangle size={16} aria-hidden color="var(--mantine-color-orange-8)" />}
    >
      {missing.map((one, at) => (
        <List.Item key={at}>
          <Line locationId={locationId} missing={one} />
        </List.Item>
      ))}
    </List>
  )
}

function Line({ locationId, missing }: { locationId: string; missing: Missing }) {
  const { t } = useTranslation()
  const format = useFormat()
  const step = useNextStep(locationId, missing)
  const day = 'lastDay' in missing ? format.day(missing.lastDay) : ''
  return (
    <>
      {t(`demand_overview.lack.${missing.kind}`, { ...missing, day })}{' '}
      {step && (
        <Anchor component={Link} to={step.to} fz="sm">
          {t(`demand_overview.go.${step.word}`)}
        </Anchor>
      )}
    </>
  )
}
