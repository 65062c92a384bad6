import { Group, Input } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { companyRuleLimits as limits, roundingModes } from '@shiftloom/backend/contracts/company_rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { NumberField } from '#/ui/form/number_field.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import type { OrganisationValues } from '../organisation_values.ts'
import { countingExamples } from './counting_examples.ts'

type Props = { form: UseFormReturnType<OrganisationValues>; of: 'start' | 'end' }

/** To which steps of the clock a registered time is moved, and in which direction. */
export function RoundingField({ form, of }: Props) {
  const { t } = useTranslation()
  const { clock } = useFormat()
  const id = useId()
  const time = form.values.timeRegistration
  const step = Number(time[`${of}RoundingMinutes`])
  return (
    <Input.Wrapper
      id={id}
      label={t(`company.time_registration.${of}RoundingMinutes`)}
      description={countingExamples(t, clock)[of](step, time[`${of}RoundingMode`])}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={form.errors[`rules.timeRegistration.${of}RoundingMinutes`]}
    >
      <Group gap="xs" wrap="nowrap" mb={5}>
        <NumberField
          id={id}
          flex={1}
          suffix={` ${t('company.time_registration.minutes')}`}
          allowDecimal={false}
          min={limits.roundingMinutes.least}
          max={limits.roundingMinutes.most}
          {...form.getInputProps(`timeRegistration.${of}RoundingMinutes`)}
        />
        <SelectField
          flex={1}
          aria-label={t(`company.time_registration.${of}RoundingMode`)}
          disabled={step === 0}
          data={roundingModes.map((mode) => ({
            value: mode,
            label: t(`company.time_registration.rounding_mode_${mode}`),
          }))}
          {...form.getInputProps(`timeRegistration.${of}RoundingMode`)}
        />
      </Group>
    </Input.Wrapper>
  )
}
