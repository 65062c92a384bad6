import { Radio, Stack, Textarea, type RadioGroupProps, type TextareaProps } from '@mantine/core'
import { coveredShiftChoices, longestDecisionReason } from '@shiftloom/backend/contracts/filed_requests'
import { useTranslation } from 'react-i18next'

/** Why a request is decided as it is. */
export function ReasonField(input: TextareaProps) {
  const { t } = useTranslation()
  return (
    <Textarea
      label={t('requests.field.reason')}
      data-autofocus
      maxLength={longestDecisionReason}
      {...input}
    />
  )
}

/** What becomes of the shifts that an approval covers. */
export function CoveredShiftsField(input: Omit<RadioGroupProps, 'children'>) {
  const { t } = useTranslation()
  return (
    <Radio.Group {...input}>
      <Stack gap="xs" mt="xs">
        {coveredShiftChoices.map((value) => (
          <Radio key={value} value={value} label={t(`requests.covered.${value}`)} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
