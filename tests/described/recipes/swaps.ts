import type { Swap } from '@shiftloom/backend/contracts/swaps'
import { addDays, comingMonday } from '../../stage/days.ts'
import { newId } from '../../stage/ids.ts'
import type { Given, Recipe } from '../ask.ts'
import type { Stage } from '../stage.ts'
import { usualPlace } from './usual_place.ts'

const path = '/api/scheduling'
const [manager, colleague, admin] = ['manager', 'location manager', 'organisation admin'] as const

/** Each swap has a shift of its own on a day of its own, two days apart, so that none meets another. */
let taken = 0
function nextDay(): string {
  taken += 1
  return addDays(comingMonday(), 120 + 2 * taken)
}

/** A published shift of the manager that the location manager can take. */
async function offer(stage: Stage) {
  const { as, call } = stage
  const who = as(manager)
  const profile = '/api/organisation-management/organisation-users/profile'
  const [own, other] = [
    await call<{ employeeId: string }>(who, 'GET', profile),
    await call<{ employeeId: string }>(as(colleague), 'GET', profile),
  ]
  const { locationId, positionId } = await usualPlace(stage)
  const [entryId, day] = [newId(), nextDay()]
  const times = { day, start: '10:00', end: '14:00', breaks: [] }
  const entry = { type: 0, employeeId: own.employeeId, locationId, positionId, ...times }
  const operations = [{ kind: 'create', id: entryId, entry }]
  await call(as(admin), 'POST', `${path}/commands`, { id: newId(), label: 'create', operations })
  const span = { from: day, until: addDays(day, 1), locationIds: [locationId] }
  const override = { reason: 'Agreed with everyone' }
  await call(as(admin), 'POST', `${path}/publications`, { ...span, entryIds: [entryId], override })
  return { entryId, asked: [{ employeeId: other.employeeId, entryId: null }], note: null }
}

/** A swap of its own for each call, which ends before the next one needs the shift. */
const proposed =
  (who: string): Recipe =>
  async (stage): Promise<Given> => {
    const { id } = await stage.call<Swap>(stage.as(manager), 'POST', `${path}/swaps`, await offer(stage))
    if (who === admin) await stage.call(stage.as(colleague), 'POST', `${path}/swaps/${id}/acceptance`)
    return { who: stage.as(who), params: { id } }
  }

/** What swaps need before they can be asked for. */
export const swaps: Record<string, Recipe> = {
  'GET /api/scheduling/own-fairness': (stage) => ({ who: stage.as(manager) }),
  'GET /api/scheduling/swappable-shifts': (stage) => ({ who: stage.as(manager) }),
  'GET /api/scheduling/swap-partners': async (stage) => ({
    who: stage.as(manager),
    query: { entryId: (await offer(stage)).entryId },
  }),
  'POST /api/scheduling/swaps': async (stage) => ({ who: stage.as(manager), body: await offer(stage) }),
  'GET /api/scheduling/swaps/{id}': proposed(manager),
  'DELETE /api/scheduling/swaps/{id}': proposed(manager),
  'POST /api/scheduling/swaps/{id}/acceptance': proposed(colleague),
  'POST /api/scheduling/swaps/{id}/rejection': proposed(colleague),
  'POST /api/scheduling/swaps/{id}/confirmation': proposed(admin),
  'POST /api/scheduling/swaps/{id}/refusal': async (stage, asked) => ({
    ...(await proposed(admin)(stage, asked)),
    body: { reason: 'Too few people then' },
  }),
}
