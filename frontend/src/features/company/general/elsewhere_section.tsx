import { Anchor, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Section } from '#/ui/section.tsx'

/** Figures the labour code decides are kept beside its rules. */
export function ElsewhereSection() {
  const { t } = useTranslation()
  return (
    <Section title={t('company.general.elsewhere')} text={t('company.general.elsewhere_text')}>
      <Group gap="lg">
        <Anchor component={Link} to="/company_settings/code">
          {t('company.general.to_code')}
        </Anchor>
        <Anchor component={Link} to="/company_settings/holidays">
          {t('company.general.to_holidays')}
        </Anchor>
      </Group>
    </Section>
  )
}
