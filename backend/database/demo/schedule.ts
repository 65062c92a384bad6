import { Random } from '@shiftloom/solver/random'
import { addDays, daysOf, weekdayOf, type Day } from '@shiftloom/solver/time'
import { scheduleEntryTypes } from '#contracts/enums'
import { attachNote, ownAbsences, type DemoAbsence } from './absences.js'
import type { DemoEmployee, DemoPlaces } from './company.js'
import { absenceRows, availabilityRow, insertEntries, shiftRow } from '#app/scheduling/public/made_up_entries'
import { neededShifts } from './needs.js'
import type { DemoLocation, DemoPosition } from './people.js'
import { demoLocations } from './places.js'
import { fillShifts, type MadeUpWorker } from '#app/scheduling/public/made_up_roster'
import type { HourlyTickets } from './tickets.js'

/**
 * Four weeks of worked history and the running week, all published; then four weeks of open shifts to plan.
 * Weeks start on Monday; `today` decides which are past.
 */
export async function createSchedule(
  today: Day,
  crew: DemoEmployee[],
  places: DemoPlaces,
  tickets: HourlyTickets[]
): Promise<void> {
  const monday = addDays(today, 1 - weekdayOf(today))
  const [past, next, end] = [addDays(monday, -28), addDays(monday, 7), addDays(monday, 35)]
  const absences = chooseAbsences(crew, past, next)
  for (const location of Object.keys(demoLocations) as DemoLocation[]) {
    const staff = crew.filter((one) => one.location === location)
    const { zone } = demoLocations[location]
    const place = { locationId: places.locations[location] }
    const workers = staff.map((one) => workerOf(one, location, absences))
    const needed = daysOf(past, next).flatMap((day) => neededShifts(location, day, tickets))
    const filled = fillShifts(needed, workers)
    const open = daysOf(next, end).flatMap((day) => neededShifts(location, day, tickets))
    await insertEntries([
      ...filled.map(({ shift, worker }) =>
        shiftRow(shift, { ...place, positionId: places.positions[shift.position] }, worker.id, {
          published: true,
          source: 'manual',
        })
      ),
      ...open.map((shift) =>
        shiftRow(shift, { ...place, positionId: places.positions[shift.position] }, null, {
          published: false,
          source: 'demand',
        })
      ),
      ...absences
        .filter(({ employee }) => employee.location === location)
        .flatMap((absence) => rowsOf(absence, place.locationId, zone)),
      ...availability(staff, place.locationId, zone, next),
    ])
    // One of them has an account and finds the sick note of the first place with it.
    const barista = staff.find(({ positions }) => positions[0] === 'barista')
    const worker = workers.find(({ id }) => id === barista?.employeeId)
    if (!barista || !worker) continue
    const busy = new Set([...worker.absentOn, ...worker.work.map(({ day }) => day)])
    for (const absence of ownAbsences(barista, busy, worker.absentOn.size > 0, { past, today, next })) {
      const days = rowsOf(absence, place.locationId, zone)
      await insertEntries(days)
      if (absence.code === 'L4' && location === 'warszawa') await attachNote(absence, days[0]!.id)
    }
  }
}

const rowsOf = ({ employee, from, days, type, code }: DemoAbsence, locationId: string, zone: string) =>
  absenceRows(employee.employeeId, locationId, zone, from, days, type, code)

const workerOf = (
  one: DemoEmployee,
  location: DemoLocation,
  absences: DemoAbsence[]
): MadeUpWorker<DemoPosition> => ({
  id: one.employeeId,
  positions: one.positions,
  ...limitsOf(one, location),
  absentOn: new Set(
    absences
      .filter(({ employee }) => employee === one)
      .flatMap(({ from, days }) => daysOf(from, addDays(from, days)))
  ),
  work: [],
})

type Limits = Pick<MadeUpWorker<DemoPosition>, 'dailyMinutes' | 'weeklyMinutes' | 'restMinutes' | 'daysOff'>
const WEEKEND = new Set([6, 7])

/** Seven hours with a disability; fourteen hours of rest, and two days a week, for the young. */
function limitsOf({ workSystem, fte, protection }: DemoEmployee, location: DemoLocation): Limits {
  const dailyMinutes = workSystem === 'EQUIV12' ? 720 : location === 'hanoi' ? 510 : 480
  const restMinutes = location === 'hanoi' ? 720 : 660
  const usual = { dailyMinutes, weeklyMinutes: 2400 * fte, restMinutes, daysOff: new Set<number>() }
  if (protection === 'disabled') return { ...usual, dailyMinutes: 420, weeklyMinutes: 2100 * fte }
  return protection === 'minor' ? { ...usual, restMinutes: 840, daysOff: WEEKEND } : usual
}

function chooseAbsences(crew: DemoEmployee[], past: Day, next: Day): DemoAbsence[] {
  const luck = new Random(99)
  return crew.flatMap((employee): DemoAbsence[] => {
    if (luck.yes(0.15))
      return [
        {
          employee,
          from: addDays(next, luck.below(22)),
          days: 2 + luck.below(6),
          type: scheduleEntryTypes.holiday,
          code: 'UW',
        },
      ]
    if (luck.yes(0.1))
      return [
        {
          employee,
          from: addDays(past, luck.below(24)),
          days: 1 + luck.below(4),
          type: scheduleEntryTypes.other,
          code: 'L4',
        },
      ]
    return []
  })
}

/** Some people declared what they can and cannot do in the weeks to plan. */
function availability(staff: DemoEmployee[], locationId: string, zone: string, next: Day) {
  const luck = new Random(41)
  return staff.flatMap((one) => {
    if (luck.yes(0.25))
      return [0, 7, 14, 21].map((week) =>
        availabilityRow(
          one.employeeId,
          locationId,
          zone,
          addDays(next, week + 5),
          '00:00',
          '00:00',
          'unavailable'
        )
      )
    if (luck.yes(0.35))
      return Array.from({ length: 20 }, (_, index) => addDays(next, index + Math.floor(index / 5) * 2)).map(
        (day) => availabilityRow(one.employeeId, locationId, zone, day, '06:00', '15:00', 'preferred')
      )
    return []
  })
}
