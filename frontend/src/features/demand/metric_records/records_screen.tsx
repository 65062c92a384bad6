import { useProfile } from '#/lib/account/profile.ts'
import { NotFoundHere } from '#/lib/screens/not_found_here.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import { useTranslation } from 'react-i18next'
import { DemandFrame } from '../frame/demand_frame.tsx'
import type { DemandPlace } from '../frame/use_demand_place.ts'
import { useMetrics } from '../queries.ts'
import { RecordBoard } from './record_board.tsx'

const pathOf = (locationId: string | null, metricId: string | null) =>
  `/demand/${locationId}/metric/records/${metricId}`

function Screen({ isEditing }: { isEditing: boolean }) {
  const { t } = useTranslation()
  const metrics = useMetrics()
  const { timeZone } = useProfile()
  const end = isEditing ? '/edit' : ''
  const choice = ({ locationId, metricId, go }: DemandPlace) => (
    <SelectField
      aria-label={t('metric_records.metric')}
      w={220}
      size="sm"
      data={(metrics.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={metricId}
      onChange={(id) => id && void go(pathOf(locationId, id) + end)}
    />
  )
  return (
    <DemandFrame
      tab="records"
      description={t(`metric_records.${isEditing ? 'edit_description' : 'description'}`)}
      actions={choice}
      pathOf={(locationId, metricId) => pathOf(locationId, metricId) + end}
    >
      {({ location, metricId }) => {
        if (metrics.isPending) return <RowsSkeleton rows={8} />
        if (metrics.isLoadingError) return <ErrorState error={metrics.error} onRetry={metrics.refetch} />
        const metric = metrics.data.find(({ id }) => id === metricId)
        if (!metric) return <NotFoundHere />
        return (
          location && (
            <RecordBoard
              key={`${location.id} ${metric.id}`}
              locationId={location.id}
              metricId={metric.id}
              zone={location.timeZone ?? timeZone}
              isEditing={isEditing}
            />
          )
        )
      }}
    </DemandFrame>
  )
}

export const RecordsScreen = () => <Screen isEditing={false} />
export const RecordsEditScreen = () => <Screen isEditing />
