import { Button, Group } from '@mantine/core'
import { IconCalendarPlus, IconCalendarUser } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { useHub, useHubConnected } from '#/lib/network/use_hub.ts'
import { addDays, weekStart } from '#/lib/time/days.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { useFirstDayOfWeek } from '#/lib/writing/week.ts'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { CardsSkeleton } from '#/ui/skeletons.tsx'
import { PeriodModal } from '#/domain/availability/period_modal.tsx'
import { MonthBar } from './month_bar.tsx'
import { PersonBoard } from './person_board.tsx'
import { PersonChoice } from './person_choice.tsx'
import { availabilityQuery, refreshAvailability } from '#/domain/availability/queries.ts'
import { useAvailabilityAddress } from './use_availability_address.ts'

/** When a person can, cannot or would like to work: one's own, and for planners everyone's of their locations. */
export function AvailabilitiesScreen() {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const { employeeId, timeZone } = useProfile()
  const readsOthers = useCan('availabilities.read')
  const today = todayIn(timeZone)
  const address = useAvailabilityAddress(today)
  const [isPeriod, setIsPeriod] = useState(false)
  const id = (readsOthers ? address.person : null) ?? employeeId
  const from = weekStart(address.month, useFirstDayOfWeek())
  const asked = id ? { employeeId: id, from, until: addDays(from, 42) } : null
  const availability = useQuery(availabilityQuery(asked))
  const join: [string, ...unknown[]] = readsOthers ? ['JoinSchedule', []] : ['JoinOwn']
  useHub('schedule', { scheduleChanged: () => void refreshAvailability(cache) }, join)
  useHubConnected('schedule', () => refreshAvailability(cache))
  const person = availability.data
  return (
    <Screen
      title={t('titles.availabilities')}
      description={t(readsOthers ? 'availabilities.description_all' : 'availabilities.description_own')}
      actions={
        person?.mayDeclare && (
          <Button
            variant="default"
            leftSection={<IconCalendarPlus size={18} aria-hidden />}
            onClick={() => setIsPeriod(true)}
          >
            {t('availability.period')}
          </Button>
        )
      }
    >
      <Group mb="md" justify="space-between">
        <MonthBar address={address} />
        {readsOthers && <PersonChoice value={id} onChange={address.setPerson} />}
      </Group>
      {availability.isLoadingError && (
        <ErrorState error={availability.error} onRetry={availability.refetch} />
      )}
      {!id && (
        <EmptyState
          icon={<IconCalendarUser size={28} stroke={1.5} />}
          title={t('availabilities.choose_person')}
          description={t('availabilities.description_all')}
        />
      )}
      {availability.isLoading && <CardsSkeleton />}
      {person && !availability.isLoadingError && (
        <>
          <PersonBoard key={person.employeeId} person={person} month={address.month} today={today} />
          {isPeriod && <PeriodModal person={person} onClose={() => setIsPeriod(false)} />}
        </>
      )}
    </Screen>
  )
}
