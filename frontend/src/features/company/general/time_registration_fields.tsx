import { Alert, SimpleGrid, Stack, Switch, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { companyRuleLimits as limits } from '@shiftloom/backend/contracts/company_rules'
import { useTranslation } from 'react-i18next'
import { NumberField } from '#/ui/form/number_field.tsx'
import type { OrganisationValues } from '../organisation_values.ts'

const figures = [
  ['gpsAccuracyMetres', 'metres', limits.gpsAccuracyMetres],
  ['lateToleranceMinutes', 'minutes', limits.toleranceMinutes],
  ['startRoundingMinutes', 'minutes', limits.roundingMinutes],
  ['endRoundingMinutes', 'minutes', limits.roundingMinutes],
] as const
const alerts = ['lateAlertMinutes', 'earlyFinishAlertMinutes', 'absenceAlertMinutes'] as const

/** How worked time is registered, and when people are notified. */
export function TimeRegistrationFields({ form }: { form: UseFormReturnType<OrganisationValues> }) {
  const { t } = useTranslation()
  const problem = form.errors.timeRegistration
  return (
    <Stack>
      {problem && <Alert color="red">{problem}</Alert>}
      <SimpleGrid cols={2}>
        {figures.map(([field, unit, { least, most }]) => (
          <NumberField
            key={field}
            label={t(`company.time_registration.${field}`)}
            description={t(`company.time_registration.${field}_text`)}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            suffix={` ${t(`company.time_registration.${unit}`)}`}
            allowDecimal={false}
            min={least}
            max={most}
            {...form.getInputProps(`timeRegistration.${field}`)}
            error={form.errors[`rules.timeRegistration.${field}`]}
          />
        ))}
      </SimpleGrid>
      <Switch
        label={t('company.time_registration.automaticAcceptance')}
        description={t('company.time_registration.automaticAcceptance_text')}
        {...form.getInputProps('timeRegistration.automaticAcceptance', { type: 'checkbox' })}
      />
      <Text c="dimmed">{t('company.time_registration.alerts_text')}</Text>
      <SimpleGrid cols={3}>
        {alerts.map((field) => (
          <NumberField
            key={field}
            label={t(`company.time_registration.${field}`)}
            placeholder={t('company.time_registration.no_one')}
            suffix={` ${t('company.time_registration.minutes')}`}
            allowDecimal={false}
            min={limits.alertMinutes.least}
            max={limits.alertMinutes.most}
            {...form.getInputProps(`timeRegistration.${field}`)}
            error={form.errors[`rules.timeRegistration.${field}`]}
          />
        ))}
      </SimpleGrid>
    </Stack>
  )
}
