import { Text } from '@mantine/core'
import type { RequestCalendar } from '@shiftloom/backend/contracts/request_calendar'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/account/profile.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { useFormat, type Format } from '#/lib/writing/format.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { useLiveRequests } from '../use_live_requests.ts'
import { CalendarBar } from './calendar_bar.tsx'
import { CalendarGrid } from './calendar_grid.tsx'
import { CalendarLegend } from './calendar_legend.tsx'
import { CalendarPaper } from './calendar_paper.tsx'
import { requestCalendarQuery } from './calendar_queries.ts'
import { calendarRows } from './calendar_rows.ts'
import type { CalendarSpan, CalendarView } from './calendar_span.ts'
import { useCalendarState, type CalendarState } from './use_calendar_state.ts'

/** Everyone’s requests on one sheet. */
export function RequestsCalendarScreen() {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  useLiveRequests()
  const today = todayIn(useProfile().timeZone)
  const state = useCalendarState(today)
  const query = useQuery(requestCalendarQuery(state.span, i18n.language))
  const title = titleOf(state.view, state.span, format)
  return (
    <Screen title={t('titles.requests-calendar')} layout="fill">
      <CalendarBar {...{ state, title }} calendar={query.data} onPrint={() => window.print()} />
      {query.isLoadingError ? (
        <ErrorState error={query.error} onRetry={query.refetch} />
      ) : query.data ? (
        <Sheet {...{ state, title, today }} calendar={query.data} />
      ) : (
        <RowsSkeleton rows={12} />
      )}
    </Screen>
  )
}

type SheetProps = { calendar: RequestCalendar; state: CalendarState; title: string; today: string }

function Sheet({ calendar, state, title, today }: SheetProps) {
  const { t } = useTranslation()
  const { locationId, typeId, status, search, onlyAway } = state.filters
  const rows = useMemo(
    () => calendarRows(calendar, { locationId, typeId, status, search, onlyAway }),
    [calendar, locationId, typeId, status, search, onlyAway]
  )
  return (
    <>
      {rows.length === 0 && (
        <Text c="dimmed" mb="sm">
          {t('requests.calendar.no_people')}
        </Text>
      )}
      <CalendarGrid {...{ calendar, rows, locationId, today }} />
      <CalendarLegend types={calendar.types} />
      <CalendarPaper
        title={`${t('titles.requests-calendar')}, ${title}`}
        {...{ rows }}
        types={calendar.types}
      />
    </>
  )
}

/** The month, its quarter or the year in words. */
function titleOf(view: CalendarView, { from, until }: CalendarSpan, format: Format): string {
  if (view === 'month') return format.sentence(format.day(from, 'month'))
  if (view === 'year') return from.slice(0, 4)
  return `${format.sentence(format.period({ from, until }))} ${from.slice(0, 4)}`
}
