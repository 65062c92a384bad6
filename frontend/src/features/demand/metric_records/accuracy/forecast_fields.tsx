import { Radio, Stack, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#/ui/select_field.tsx'
import { methodChoices, methodOf, percentileChoices, type ForecastValues } from './forecast_values.ts'
import type { Measured } from './measure_desk.ts'
import type { ForecastWords } from './use_forecast_words.ts'

type Props = {
  form: UseFormReturnType<ForecastValues>
  errors: Measured['errors']
  words: ForecastWords
}

/** Each method in a sentence with the error it was measured with, and the share of cases that people are planned for. */
export function ForecastFields({ form, errors, words }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Radio.Group label={t('metric_records.forecast.method')} {...form.getInputProps('method')}>
        <Stack gap="sm" mt={6}>
          {methodChoices.map((choice) => (
            <Radio
              key={choice}
              value={choice}
              label={
                <>
                  {words.method(choice)}
                  <Text span c="dimmed" className="tabular">
                    {words.error(errors.get(methodOf(choice)))}
                  </Text>
                </>
              }
              description={t(`metric_records.forecast.${choice}_text`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <SelectField
        label={t('metric_records.forecast.percentile')}
        description={words.example(form.values.percentile)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maw={420}
        data={percentileChoices.map((value) => ({ value, label: words.percentile(value) }))}
        {...form.getInputProps('percentile')}
      />
    </>
  )
}
