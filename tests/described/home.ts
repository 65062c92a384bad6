import type { Person } from './people.ts'
import type { Call } from './call.ts'

/** A location that no drawn request changes: what has to be there for a request is brought about here. */
export type Place = { id: string; positionId: string; employeeIds: string[] }

const management = '/api/organisation-management'

/** Opens a location with a position and two people who hold it. */
export async function openPlace(call: Call, admin: Person, number: number): Promise<Place> {
  const made = async (list: string, body: object) =>
    (await call<{ id: string }>(admin, 'POST', `${management}/${list}`, body)).id
  const mark = `${process.pid} ${number}`
  const positionId = await made('positions', {
    ...{ name: `Baker ${mark}`, color: 1, isDefault: false, visible: true, billable: true },
    includedInWorkingHours: true,
  })
  const id = await made('locations', {
    ...{ name: `Oven ${mark}`, code: null, description: null, country: 'PL', timeZone: 'Europe/Warsaw' },
    ...{ address: { street: null, postalCode: null, city: null }, taxId: null, contactPerson: null },
    ...{ workingHours: [], positionIds: [positionId], tagIds: [], adminIds: [] },
  })
  const employeeIds: string[] = []
  for (const surname of ['Nowak', 'Kowalska'])
    employeeIds.push(
      await made('employees', {
        ...{ name: 'Ada', surname, email: `${surname}-${process.pid}-${number}@ziarno.example`, role: 0 },
        ...{ mainLocationId: id, locationIds: [id], positionIds: [positionId] },
      })
    )
  for (const employeeId of employeeIds)
    await made(`employees/${employeeId}/contracts`, {
      ...{ startsOn: '2024-01-01', endsOn: null, workSystem: 'BASIC', fte: 1 },
      ...{ agreedMinutesPerMonth: null, maxDailyMinutes: null },
    })
  return { id, positionId, employeeIds }
}
