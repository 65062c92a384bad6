import type { MetricForecast } from '@shiftloom/backend/contracts/demand_forecasts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { EditForm } from '#/ui/form/edit_form.tsx'
import { useServerForm } from '#/ui/form/use_server_form.ts'
import { Section } from '#/ui/section.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { refreshDemand } from '../../queries.ts'
import { changeForecast, forecastQuery, type RecordPlace } from '../queries.ts'
import { ForecastFields } from './forecast_fields.tsx'
import { changeOf, valuesOf } from './forecast_values.ts'
import type { Measured } from './measure_desk.ts'
import { useForecastWords } from './use_forecast_words.ts'

type Props = {
  place: RecordPlace
  /** Of each method, over the weeks that were measured. */
  errors: Measured['errors']
}

/** How a metric is forecast at a location, and what people are planned for. */
export function ForecastSection({ place, errors }: Props) {
  const { t } = useTranslation()
  const forecast = useQuery(forecastQuery(place))
  return (
    <Section title={t('metric_records.forecast.title')} text={t('metric_records.forecast.text')}>
      {forecast.isLoadingError ? (
        <ErrorState error={forecast.error} onRetry={forecast.refetch} />
      ) : forecast.data ? (
        <ForecastForm {...{ place, errors }} forecast={forecast.data} />
      ) : (
        <RowsSkeleton rows={6} />
      )}
    </Section>
  )
}

function ForecastForm({ place, errors, forecast }: Props & { forecast: MetricForecast }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const mayEdit = useCan('demand_rules.edit')
  const words = useForecastWords()
  const server = useServerForm({
    row: forecast,
    valuesOf,
    save: async (values, version) => {
      const saved = await changeForecast(place, changeOf(values, version))
      cache.setQueryData(forecastQuery(place).queryKey, saved)
      void refreshDemand(cache)
      return saved
    },
  })
  return (
    <EditForm
      {...{ server, mayEdit }}
      labelOf={(field) => t(`metric_records.forecast.${field}`)}
      describe={words.describe}
    >
      <ForecastFields form={server.form} {...{ errors, words }} />
    </EditForm>
  )
}
