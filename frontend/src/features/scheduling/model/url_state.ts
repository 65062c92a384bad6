import { isDay } from '#/lib/time/days.ts'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { attentions, noFilters, type Attention, type Filters } from './filters.ts'
import { rangeOf, views, type DayRange, type View } from './view_range.ts'

export const groupings = ['none', 'position', 'location', 'tag'] as const
export type Grouping = (typeof groupings)[number]
/** Everything a link to the scheduler carries. */
export type SchedulerState = {
  view: View
  range: DayRange
  locationIds: readonly string[]
  filters: Filters
  groupBy: Grouping
}

const listOf = (value: string | null): string[] => value?.split(',').filter(Boolean) ?? []
const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | undefined =>
  allowed.find((one) => one === value)

/** Links made before warnings took the place of clashes still open what they meant. */
const renamed = (only: string | null): string | null => (only === 'clashes' ? 'warnings' : only)

/** Reads the address; what is missing or unreadable falls back to this week with no filters. */
export function readState(search: URLSearchParams, today: Day, firstDayOfWeek = 1): SchedulerState {
  const view = oneOf(views, search.get('view')) ?? 'week'
  const from = search.get('from')
  return {
    view,
    range: rangeOf(view, isDay(from) ? from : today, firstDayOfWeek),
    locationIds: listOf(search.get('location')),
    groupBy: oneOf(groupings, search.get('group')) ?? 'none',
    filters: {
      positionIds: listOf(search.get('position')),
      tagIds: listOf(search.get('tag')),
      query: search.get('q') ?? '',
      only: oneOf<Attention>(attentions, renamed(search.get('only'))) ?? null,
    },
  }
}

/** The address of a state: nothing in it that is the default, parameters of others kept. */
export function writeState(state: SchedulerState, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  const put = (key: string, value: string) => (value ? next.set(key, value) : next.delete(key))
  const { view, range, locationIds, filters, groupBy } = state
  put('view', view === 'week' ? '' : view)
  put('from', range.from)
  put('location', locationIds.join(','))
  put('group', groupBy === 'none' ? '' : groupBy)
  put('position', filters.positionIds.join(','))
  put('tag', filters.tagIds.join(','))
  put('q', filters.query.trim())
  put('only', filters.only ?? noFilters.only ?? '')
  return next
}
