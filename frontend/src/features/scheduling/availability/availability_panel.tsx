import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { availabilityQuery } from '#/domain/availability/queries.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { useScheduler } from '../context/scheduler_context.ts'
import { SidePanel } from '../frame/side_panel.tsx'
import { addDays } from '../model/calendar.ts'
import { DeclareDays } from './declare_days.tsx'
import { DeclaredList } from './declared_list.tsx'

type Props = { employeeId: string; days: readonly string[] }

/** What a person declared for the days chosen in the grid, and entering it for them. */
export function AvailabilityPanel({ employeeId, days }: Props) {
  const { model, ui, labels } = useScheduler()
  const { t, format } = labels
  const [from, last] = [days[0]!, days.at(-1)!]
  const until = addDays(last, 1)
  const found = useQuery(availabilityQuery({ employeeId, from, until }))
  const isWhole = addDays(from, days.length) === until
  return (
    <SidePanel
      takesFocus
      title={t('availability.title')}
      closeLabel={t('core.close')}
      onClose={() => ui.setState({ panel: null })}
    >
      <Text fw={600}>{labels.person(model.personById.get(employeeId))}</Text>
      <Text className="tabular" mb="sm">
        {days.length === 1
          ? format.sentence(format.day(from, 'full'))
          : isWhole
            ? format.dayRange(from, until, 'weekday')
            : format.list(days.map((day) => format.day(day, 'weekday')))}
      </Text>
      {found.isLoadingError ? (
        <ErrorState error={found.error} onRetry={found.refetch} />
      ) : !found.data ? (
        <RowsSkeleton rows={4} />
      ) : (
        <>
          <DeclaredList entries={found.data.entries.filter(({ day }) => days.includes(day))} />
          <DeclareDays person={found.data} days={days} />
        </>
      )}
    </SidePanel>
  )
}
