import type { Day, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addDays } from '#/lib/time/days.ts'
import { locationsQuery, positionsQuery } from '#/domain/company/directory.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { colourOf } from '#/ui/palette.ts'

/** How a shift is spoken of on this page. */
export function useShiftWords() {
  const { t } = useTranslation()
  const format = useFormat()
  const { data: positions = [] } = useQuery(positionsQuery)
  const { data: locations = [] } = useQuery(locationsQuery)
  const positionOf = ({ positionId }: ScheduleEntry) => positions.find(({ id }) => id === positionId)

  return {
    colour: (shift: ScheduleEntry): string => colourOf(positionOf(shift)),
    /** Today, tomorrow, or the date. */
    day: (day: Day, today: Day): string => {
      if (day === today) return t('core.today')
      return day === addDays(today, 1) ? t('home.tomorrow') : format.sentence(format.day(day, 'weekday'))
    },
    position: (shift: ScheduleEntry): string => positionOf(shift)?.name ?? t('home.no_position'),
    /** Position and location, as far as they are known. */
    place: (shift: ScheduleEntry): string =>
      [positionOf(shift)?.name, locations.find(({ id }) => id === shift.locationId)?.name]
        .filter(Boolean)
        .join(' · '),
    hours: (shift: ScheduleEntry): string => t('home.hours', { hours: format.shortHours(shift.workMinutes) }),
  }
}
