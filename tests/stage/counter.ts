import type { Employee, EmployeeListItem, Location } from '@shiftloom/backend/contracts/organisation'
import { apiOf } from './api.ts'
import { profileOf } from './scheduler.ts'
import { account } from './settings.ts'

const base = '/organisation-management'
const people = 3

/** A position of its own at the location of the demo employee, who does it with a few colleagues: no other journey plans it. */
export type Counter = {
  locationId: string
  locationCode: string
  positionId: string
  /** Takes the position out of use. */
  close: () => Promise<void>
}

export async function openCounter(name: string): Promise<Counter> {
  const api = await apiOf(account('organisation admin'))
  const { employeeId, locationIds } = await profileOf('employee')
  const place = await api.get<Location>(`${base}/locations/${locationIds[0]}`)
  const position = await api.post<{ id: string }>(`${base}/positions`, {
    ...{ name, color: 4, isDefault: false, visible: true, billable: true, includedInWorkingHours: true },
  })
  await api.put(`${base}/locations/${place.id}`, {
    ...place,
    positionIds: [...place.positionIds, position.id],
  })
  const { items } = await api.get<{ items: EmployeeListItem[] }>(`${base}/employees`, {
    locationIds: [place.id],
  })
  const [usual] = items.find(({ id }) => id === employeeId)!.positionIds
  const others = items
    .filter(({ id, positionIds }) => id !== employeeId && positionIds.includes(usual!))
    .slice(0, people - 1)
  const work = async (id: string, ids: (own: string[]) => string[]): Promise<void> => {
    const person = await api.get<Employee>(`${base}/employees/${id}`)
    await api.put(`${base}/employees/${id}`, { ...person, positionIds: ids(person.positionIds) })
  }
  const workers = [employeeId!, ...others.map(({ id }) => id)]
  for (const id of workers) await work(id, (own) => [...own, position.id])
  return {
    ...{ locationId: place.id, locationCode: place.code!, positionId: position.id },
    close: async () => {
      for (const id of workers) await work(id, (own) => own.filter((one) => one !== position.id))
      await api.post(`${base}/positions/${position.id}/archive`)
    },
  }
}
