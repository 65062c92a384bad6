import { findEmployees, type FoundEmployee } from '#app/organisation/public/find_employees'
import { findLocations } from '#app/organisation/public/find_locations'
import type { PublishedWork } from '#app/scheduling/public/published_work'
import type { ExportRow } from '#app/exports/sources/export_row'
import { positionNames } from '#app/organisation/public/position_names'

/** Hours of one person on a day, planned or registered. */
type PieceOfWork = Pick<
  PublishedWork,
  'employeeId' | 'locationId' | 'positionId' | 'day' | 'start' | 'end'
> & {
  workMinutes: number
  breaks: readonly { minutes: number }[]
}

/** Each piece of work as a row, with the names that belong to it. */
export async function workRows(work: PieceOfWork[]): Promise<ExportRow[]> {
  const people = await findEmployees(distinct(work.map(({ employeeId }) => employeeId)))
  const locations = await findLocations(distinct(work.map(({ locationId }) => locationId)))
  const positions = await positionNames(distinct(work.flatMap(({ positionId }) => positionId ?? [])))
  return work.flatMap((piece) => {
    const person = people.get(piece.employeeId)
    if (!person) return []
    const location = locations.get(piece.locationId)?.name ?? ''
    return [rowOf(piece, person, location, positions.get(piece.positionId ?? '') ?? '')]
  })
}

const rowOf = (
  { day, start, end, workMinutes, breaks }: PieceOfWork,
  person: FoundEmployee,
  location: string,
  position: string
): ExportRow => ({
  person,
  day,
  dayType: 'work',
  work: {
    from: start,
    until: end,
    minutes: workMinutes,
    breakMinutes: breaks.reduce((sum, { minutes }) => sum + minutes, 0),
    location,
    position,
  },
})

export const distinct = <T>(values: T[]): T[] => [...new Set(values)]
