import { useFormat } from '#/lib/writing/format.ts'
import { wallClock } from '#/lib/time/time_zone.ts'
import { useKiosk } from '../state/kiosk_state.ts'

/** Instants on the wall clock of the kiosk's location. */
export function useClockText() {
  const format = useFormat()
  const zone = useKiosk(({ roster }) => roster?.location.zone) ?? 'UTC'
  return {
    zone,
    time: (instant: number): string => format.clock(wallClock(zone, new Date(instant)).time),
    day: (instant: number): string => format.day(wallClock(zone, new Date(instant)).day, 'full'),
    hours: format.hours,
    personName: format.personName,
  }
}
