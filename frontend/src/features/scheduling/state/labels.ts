import type { ScheduleEntry, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat, type Format } from '#/lib/format.ts'
import { slotColour } from '#/ui/palette.ts'
import { isShift } from '../model/entry_kind.ts'
import type { Directory } from './queries.ts'

export type Translate = (key: string, values?: Record<string, unknown>) => string

/** Names, colours and sentences for everything the schedule shows; one object per language and directory. */
export function makeLabels(
  t: Translate,
  format: Format,
  { locations, positions, tags }: Directory,
  /** Where times are told whose place nobody knows. */
  zone: string
) {
  const positionById = new Map(positions.map((position) => [position.id, position]))
  const locationById = new Map(locations.map((location) => [location.id, location]))
  const tagById = new Map(tags.map((tag) => [tag.id, tag]))

  const labels = {
    t,
    format,
    zone,
    position: (id: string | null): string =>
      (id && positionById.get(id)?.name) || t('scheduling.grid.no_position'),
    zoneOf: (locationId: string): string => locationById.get(locationId)?.timeZone ?? zone,
    location: (id: string | null): string => (id && locationById.get(id)?.name) || '',
    tag: (id: string): string => tagById.get(id)?.name ?? '',
    colour: (id: string | null): string => slotColour(id ? positionById.get(id)?.color : null),
    person: (person: Pick<SchedulePerson, 'name' | 'surname'> | undefined): string =>
      person ? format.personName(person) : t('scheduling.grid.unassigned'),
    kind: (entry: ScheduleEntry): string =>
      isShift(entry) ? labels.position(entry.positionId) : t(`scheduling.kinds.${entry.type}`),
    times: (entry: Pick<ScheduleEntry, 'start' | 'end' | 'fullDay'>): string =>
      entry.fullDay ? t('scheduling.grid.all_day') : format.clockRange(entry.start, entry.end),
    /** `8–16`, `8:30–16` or `8 AM–4 PM`, for narrow columns. */
    shortTimes: ({ start, end }: Pick<ScheduleEntry, 'start' | 'end'>): string =>
      format
        .clockRange(start, end)
        .replaceAll(':00', '')
        .replace(/(^|–)0(?=\d)/g, '$1'),
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
