import { Alert, Badge, Card, Group, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import {
  licenceFeatures,
  organisationStatuses,
  type LicenceFeature,
} from '@shiftloom/backend/contracts/enums'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/account/profile.ts'
import { Screen } from '#/ui/screen.tsx'
import classes from './licence_screen.module.css'

/** What the organisation has, and whether it is in force. */
export function LicenceScreen() {
  const { t } = useTranslation()
  const { organisationStatus, licenseFunctionalities, organisationName } = useProfile()
  const blocked = organisationStatus === organisationStatuses.blocked
  return (
    <Screen title={t('licence.overview.title')} description={t('licence.overview.lead')} maxWidth={1040}>
      {blocked && (
        <Alert
          color="orange"
          variant="light"
          mb="lg"
          icon={<IconAlertTriangle size={20} aria-hidden />}
          title={t('licence.overview.blocked_title')}
        >
          {t('licence.overview.blocked_text')}
        </Alert>
      )}
      <Card>
        <Group justify="space-between" mb="md">
          <Title order={2} size="h3">
            {organisationName}
          </Title>
          <Badge
            size="lg"
            variant="light"
            color={blocked ? 'orange' : 'brand'}
            c={blocked ? '#803300' : 'brand.8'}
          >
            {t(`licence.status.${organisationStatus}`)}
          </Badge>
        </Group>
        <ul className={classes.features}>
          {licenceFeatures.map((feature) => (
            <Feature key={feature} feature={feature} included={licenseFunctionalities[feature] === true} />
          ))}
        </ul>
      </Card>
    </Screen>
  )
}

function Feature({ feature, included }: { feature: LicenceFeature; included: boolean }) {
  const { t } = useTranslation()
  const Icon = included ? IconCircleCheck : IconCircleDashed
  return (
    <li className={classes.feature} data-included={included || undefined}>
      <Icon size={22} stroke={1.6} aria-hidden />
      <div>
        <Text fw={550}>{t(`licence.features.${feature}`)}</Text>
        <Text c="dimmed" fz="sm">
          {t(included ? 'licence.overview.included' : 'licence.overview.not_included')}
        </Text>
      </div>
    </li>
  )
}
