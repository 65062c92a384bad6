import { SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { recordSteps, type RecordStep } from '@shiftloom/backend/contracts/demand_records'
import { useTranslation } from 'react-i18next'

type Props = { step: RecordStep; disabled: boolean; onStep: (step: RecordStep) => void }

/** Before anything is recorded: how far apart records will be, for good. */
export function StepChoice({ step, disabled, onStep }: Props) {
  const { t } = useTranslation()
  return (
    <Stack gap={6}>
      <Title order={2} size="h5">
        {t('metric_records.step.title')}
      </Title>
      <SegmentedControl
        size="sm"
        w="fit-content"
        disabled={disabled}
        aria-label={t('metric_records.step.title')}
        value={String(step)}
        onChange={(next) => onStep(recordSteps.find((value) => String(value) === next)!)}
        data={recordSteps.map((value) => ({
          value: String(value),
          label: t(`metric_records.step.of_${value}`),
        }))}
      />
      <Text fz="sm" c="dimmed">
        {t('metric_records.step.text')}
      </Text>
    </Stack>
  )
}
