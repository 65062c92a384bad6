import { planned, punched } from '#app/time_tracking/testing/records_desk'
import type { World } from '#tests/world/world'

/** Every weekday of November 2026 but these is planned, so that no day is free by chance, and worked until the 26th. */
export async function busyNovember(w: World, free: readonly string[]): Promise<void> {
  const days = Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`)
  const busy = days.filter(
    (day) => ![0, 6].includes(new Date(day).getUTCDay()) && day !== '2026-11-11' && !free.includes(day)
  )
  await planned(
    w,
    w.employee,
    busy.map((day) => ({ day }))
  )
  await punched(w, w.employee, shiftsOn(busy.filter((day) => day < '2026-11-27')))
}

/** Punches of eight hours on each of these days. */
export const shiftsOn = (days: readonly string[]): string[] =>
  days.flatMap((day) => [`start ${day} 07:00`, `end ${day} 15:00`])
