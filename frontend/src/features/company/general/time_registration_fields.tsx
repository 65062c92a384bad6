import { Alert, SimpleGrid, Stack, Switch, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { companyRuleLimits as limits } from '@shiftloom/backend/contracts/company_rules'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { NumberField } from '#/ui/form/number_field.tsx'
import type { OrganisationValues } from '../organisation_values.ts'
import { countingExamples } from './counting_examples.ts'
import { CountingTrial } from './counting_trial.tsx'
import { RoundingField } from './rounding_field.tsx'

const alerts = [
  'lateAlertMinutes',
  'earlyFinishAlertMinutes',
  'absenceAlertMinutes',
  'missingEndAlertMinutes',
] as const

/** How worked time is registered and counted, and when people are notified. */
export function TimeRegistrationFields({ form }: { form: UseFormReturnType<OrganisationValues> }) {
  const { t } = useTranslation()
  const { clock } = useFormat()
  const problem = form.errors.timeRegistration
  const time = form.values.timeRegistration
  const example = countingExamples(t, clock)
  const figures = [
    [
      'gpsAccuracyMetres',
      'metres',
      limits.gpsAccuracyMetres,
      t('company.time_registration.gpsAccuracyMetres_text'),
    ],
    [
      'lateToleranceMinutes',
      'minutes',
      limits.toleranceMinutes,
      example.tolerance(Number(time.lateToleranceMinutes)),
    ],
    ['snapMinutes', 'minutes', limits.snapMinutes, example.snap(Number(time.snapMinutes))],
  ] as const
  return (
    <Stack>
      {problem && <Alert color="red">{problem}</Alert>}
      <SimpleGrid cols={2}>
        {figures.map(([field, unit, { least, most }, text]) => (
          <NumberField
            key={field}
            label={t(`company.time_registration.${field}`)}
            description={text}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            suffix={` ${t(`company.time_registration.${unit}`)}`}
            allowDecimal={false}
            min={least}
            max={most}
            {...form.getInputProps(`timeRegistration.${field}`)}
            error={form.errors[`rules.timeRegistration.${field}`]}
          />
        ))}
        <Switch
          mt={30}
          label={t('company.time_registration.automaticAcceptance')}
          description={t('company.time_registration.automaticAcceptance_text')}
          {...form.getInputProps('timeRegistration.automaticAcceptance', { type: 'checkbox' })}
        />
        <RoundingField form={form} of="start" />
        <RoundingField form={form} of="end" />
      </SimpleGrid>
      <CountingTrial time={time} />
      <Text c="dimmed">{t('company.time_registration.alerts_text')}</Text>
      <SimpleGrid cols={4}>
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
