import type { PersonAvailability } from '@shiftloom/backend/contracts/availability'
import type { Given, Recipe } from '../ask.ts'
import type { Stage } from '../stage.ts'

const path = '/api/scheduling/availabilities'
const admin = 'organisation admin'

/** Each declaration has a day of its own, so that none replaces another. */
let taken = 0
function nextDay(): string {
  taken += 1
  return new Date(Date.UTC(2033, 0, 1 + taken)).toISOString().slice(0, 10)
}
const hours = { start: '08:00', end: '12:00' }

async function person({ as, call }: Stage): Promise<string> {
  const [first] = await call<{ id: string }[]>(as(admin), 'GET', `${path}/people`)
  return first!.id
}

/** An entry of its own for each call, as they change it. */
async function declared(stage: Stage, more: object): Promise<Given> {
  const [who, employeeId, day] = [stage.as(admin), await person(stage), nextDay()]
  await stage.call(who, 'POST', path, { employeeId, kind: 'available', days: [day], hours: null })
  const until = nextDay()
  const address = `${path}?from=${day}&until=${until}&employeeId=${employeeId}`
  const { entries } = await stage.call<PersonAvailability>(who, 'GET', address)
  const { id, version } = entries[0]!
  return { who, params: { id }, body: { version, scope: 'one', ...more } }
}

/** What availability needs before it can be asked for. */
export const availability: Record<string, Recipe> = {
  'GET /api/scheduling/availabilities': async (stage) => ({
    who: stage.as(admin),
    query: { from: '2033-01-01', until: '2033-02-01', employeeId: await person(stage) },
  }),
  'POST /api/scheduling/availabilities': async (stage) => ({
    who: stage.as(admin),
    body: { employeeId: await person(stage), kind: 'preferred', days: [nextDay(), nextDay()], hours },
  }),
  'POST /api/scheduling/availabilities/withdrawals': async (stage) => ({
    who: stage.as(admin),
    body: { employeeId: await person(stage), days: [nextDay()] },
  }),
  'PUT /api/scheduling/availabilities/{id}': (stage) => declared(stage, { kind: 'preferred', hours }),
  'DELETE /api/scheduling/availabilities/{id}': (stage) => declared(stage, {}),
}
