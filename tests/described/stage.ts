import { canUse, type Ability, type Entitlements } from '@shiftloom/backend/contracts/abilities'
import { licenceFeatures, type Role } from '@shiftloom/backend/contracts/enums'
import { addDays, comingMonday } from '../stage/days.ts'
import type { Call } from './call.ts'
import type { Description, Operation } from './description.ts'
import { kindOf, Known } from './known.ts'
import { openPlace, type Place } from './home.ts'
import { everyRole, send, signInAgain, type Person } from './people.ts'

export type Stage = {
  known: Known
  people: Person[]
  /** One of the roles of the demo, by the words the start prints. */
  as: (role: string) => Person
  /** Locations of this run's own. */
  places: [Place, Place, Place]
  call: Call
}

/** The kind of thing at an address: what stands before its last parameter, or its last word. */
export function kindAt(path: string): ReturnType<typeof kindOf> {
  const words = path.split('/').filter((word) => !word.startsWith('{') && !/^[0-9a-f-]{36}$/.test(word))
  return kindOf(words.at(-1)!)
}

export async function openStage(description: Description): Promise<Stage> {
  const people = await everyRole()
  const companies: string[] = []
  const kept = people.flatMap(({ userId, employeeId }) => [userId, ...(employeeId ? [employeeId] : [])])
  const office = people.find(({ name }) => name === 'back office, global admin')!
  const { body } = await send('GET', '/api/office/organisations', { person: office })
  for (const { id } of (body as { result: { items: { id: string }[] } }).result.items) companies.push(id)
  const known = new Known([...kept, ...companies])
  const call = async <T>(person: Person | null, method: string, path: string, sent?: unknown): Promise<T> => {
    let answer = await send(method, path, { person, body: sent })
    if (answer.status === 401 && person && (await signInAgain(person)))
      answer = await send(method, path, { person, body: sent })
    if (answer.status >= 300) throw new Error(`Before it, ${method} ${path}: ${answer.status} ${answer.text}`)
    known.learn(answer.body, kindAt(path.split('?')[0]!), answer.status === 201)
    return (answer.body as { result: T } | undefined)?.result as T
  }
  const as = (role: string) => people.find(({ name }) => name === role)!
  const admin = as('organisation admin')
  const places: Stage['places'] = [
    await openPlace(call, admin, 1),
    await openPlace(call, admin, 2),
    await openPlace(call, admin, 3),
  ]
  for (const { id, positionId, employeeIds } of places) known.keep([id, positionId, ...employeeIds])
  const stage: Stage = { known, people, as, places, call }
  await lookAround(description, stage)
  return stage
}

/** Learns from every list as it is without a filter, for each kind of role that may open it. */
async function lookAround({ operations }: Description, { as, call }: Stage): Promise<void> {
  const admin = as('organisation admin')
  const office = as('back office, global admin')
  for (const operation of operations) {
    const needsMore =
      operation.path.includes('{') || operation.parameters.some((one) => 'in' in one && one.required)
    if (operation.method !== 'GET' || needsMore) continue
    for (const person of [admin, office])
      if (mayAsk(person, operation)) await call(person, 'GET', operation.path).catch(() => undefined)
  }
  const week = `from=${addDays(comingMonday(), -7)}&until=${comingMonday()}`
  await call(admin, 'GET', `/api/scheduling/schedule?${week}`)
}

const bought: Entitlements = {
  licence: Object.fromEntries(licenceFeatures.map((feature) => [feature, true])),
  metricsEnabled: true,
}
/** By the role alone: what the demo company has bought is everything. */
export const mayAsk = ({ role }: Person, operation: Operation): boolean =>
  canUse(role as Role, operation['x-ability'] as Ability, bought)
