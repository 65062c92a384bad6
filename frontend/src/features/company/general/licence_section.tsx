import { Anchor, SimpleGrid, Text } from '@mantine/core'
import type { LicenceData } from '@shiftloom/backend/contracts/about_company'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan } from '#/lib/account/profile.ts'
import { Section } from '#/ui/section.tsx'

/** What the company has bought; the provider keeps it. Lines without a value are left out. */
export function LicenceSection({ licence }: { licence: LicenceData }) {
  const { t } = useTranslation()
  const format = useFormat()
  const maySee = useCan('licence.read')
  const facts: [string, string | null][] = [
    ['status', t(`company.licence_status.${licence.status}`)],
    ['trialEndsOn', licence.trialEndsOn && format.day(licence.trialEndsOn, 'numeric')],
    ['licenceExpiresOn', licence.expiresOn && format.day(licence.expiresOn, 'numeric')],
    ['licencePositions', licence.positions === null ? null : format.number(licence.positions)],
    ['carer', licence.carer],
  ]
  return (
    <Section title={t('company.general.licence')}>
      <SimpleGrid component="dl" cols={3} m={0} mb="md">
        {facts
          .filter(([, value]) => value)
          .map(([key, value]) => (
            <div key={key}>
              <Text component="dt" fz="sm" c="dimmed" mb={4}>
                {t(`company.licence.${key}`)}
              </Text>
              <Text component="dd" m={0}>
                {value}
              </Text>
            </div>
          ))}
      </SimpleGrid>
      {maySee && (
        <Anchor component={Link} to="/license">
          {t('company.general.to_licence')}
        </Anchor>
      )}
    </Section>
  )
}
