import type { CollectingShift } from '@shiftloom/backend/contracts/open_shifts'
import type { WaitingRequest } from '@shiftloom/backend/contracts/request_calendar'
import type { ScheduleEntry, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import type { PeriodBalance } from '@shiftloom/solver/labour_code/plan/period_balances'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { whenText } from '#/domain/request_status/request_words.ts'
import { useFormat, type Format } from '#/lib/writing/format.ts'
import { colourOf } from '#/ui/palette.ts'
import { isShift } from '../model/entry_kind.ts'
import { positionLetters } from '../model/position_letters.ts'
import type { Directory } from '../queries/schedule.ts'

export type Translate = (key: string, values?: Record<string, unknown>) => string

/** Names, colours and sentences for everything the schedule shows; one object per language and directory. */
export function makeLabels(
  t: Translate,
  format: Format,
  { locations, positions, tags }: Directory,
  /** The zone for times whose location is unknown. */
  zone: string
) {
  const positionById = new Map(positions.map((position) => [position.id, position]))
  const letters = positionLetters(positions, format.locale)
  const locationById = new Map(locations.map((location) => [location.id, location]))
  const tagById = new Map(tags.map((tag) => [tag.id, tag]))

  const labels = {
    t,
    format,
    zone,
    position: (id: string | null): string =>
      (id && positionById.get(id)?.name) || t('scheduling.grid.no_position'),
    zoneOf: (locationId: string): string => locationById.get(locationId)?.timeZone ?? zone,
    /** Two or three letters that no other position has. */
    letters: (id: string | null): string => (id && letters.get(id)) || '?',
    location: (id: string | null): string => (id && locationById.get(id)?.name) || '',
    tag: (id: string): string => tagById.get(id)?.name ?? '',
    colour: (id: string | null): string => colourOf(id ? positionById.get(id) : null),
    person: (person: Pick<SchedulePerson, 'name' | 'surname'> | undefined): string =>
      person ? format.personName(person) : t('scheduling.grid.unassigned'),
    kind: (entry: ScheduleEntry): string =>
      isShift(entry) ? labels.position(entry.positionId) : t(`scheduling.kinds.${entry.type}`),
    times: (entry: Pick<ScheduleEntry, 'start' | 'end' | 'fullDay'>): string =>
      entry.fullDay ? t('scheduling.grid.all_day') : format.clockRange(entry.start, entry.end),
    /** `8–16`, `8:30–16` or `8a–4p`, for narrow columns. */
    shortTimes: ({ start, end }: Pick<ScheduleEntry, 'start' | 'end'>): string =>
      `${format.shortClock(start)}–${format.shortClock(end)}`,
    /** `Dec 136/160`: planned of agreed hours of a settlement period, at a glance. */
    balance: ({ plannedMinutes, agreedMinutes, ...period }: PeriodBalance): string =>
      t('scheduling.grid.balance', {
        period: format.shortPeriod(period),
        planned: format.shortHours(plannedMinutes),
        agreed: format.shortHours(agreedMinutes),
      }),
    /** The same as a sentence. */
    balanceSentence: ({ plannedMinutes, agreedMinutes, ...period }: PeriodBalance): string =>
      t('scheduling.grid.balance_hint', {
        period: format.period(period),
        planned: format.shortHours(plannedMinutes),
        agreed: format.shortHours(agreedMinutes),
      }),
    /** What may be typed as times, for hints: `9-17` or `9a-5p`. */
    examples: {
      day: `${format.shortClock('09:00')}-${format.shortClock('17:00')}`,
      night: `${format.shortClock('22:00')}-${format.shortClock('06:00')}`,
      until: format.shortClock('17:00'),
    },
    /** What a person declared, and for when. */
    availability: (entry: ScheduleEntry): string =>
      [t(`scheduling.availability.${entry.availability}`), labels.times(entry)].join(' '),
    /** What waits for a decision, and when. */
    waiting: (request: WaitingRequest): string =>
      t('scheduling.requests.sentence', { type: request.type.name, when: whenText(request, format) }),
    /** Until when people can claim a shift, by the clock of its place, and how many have. */
    claims: ({ closesAt, claims }: CollectingShift, zoneOfShift: string): string =>
      t('scheduling.claims.open_until', { until: format.instant(closesAt, zoneOfShift), count: claims }),
    /** One breath: who, when, what, in which state. */
    sentence: (entry: ScheduleEntry, person: SchedulePerson | undefined): string =>
      t('scheduling.grid.entry_sentence', {
        person: labels.person(person),
        day: format.day(entry.day, 'weekday'),
        times: labels.times(entry),
        kind: labels.kind(entry),
        state: isShift(entry) ? t(`scheduling.states.${entry.state}`) : '',
        locked: entry.locked ? t('scheduling.states.locked') : '',
      })
        .replace(/(, )+/gu, ', ')
        .replace(/[, ]+$/u, ''),
  }
  return labels
}
export type Labels = ReturnType<typeof makeLabels>

export function useLabels(directory: Directory, zone: string): Labels {
  const { t } = useTranslation()
  const format = useFormat()
  const { locations, positions, tags } = directory
  return useMemo(
    () => makeLabels(t as unknown as Translate, format, { locations, positions, tags }, zone),
    [t, format, locations, positions, tags, zone]
  )
}
