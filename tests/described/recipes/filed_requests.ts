import type { PersonOfRequests } from '@shiftloom/backend/contracts/filed_requests'
import type { RequestDeputy } from '@shiftloom/backend/contracts/request_deputies'
import type { PersonLimits } from '@shiftloom/backend/contracts/request_limits'
import type { Given, Recipe } from '../ask.ts'
import type { Stage } from '../stage.ts'

const base = '/api/requests'
const admin = 'organisation admin'

/** Each request has a day of its own, so that none meets another. */
let taken = 0
function nextDay(): string {
  taken += 1
  const day = new Date(Date.UTC(2032, 0, 1 + taken))
  return day.toISOString().slice(0, 10)
}

async function content({ as, call }: Stage) {
  const types = await call<{ id: string; kind: string; needsAcceptance: boolean; forOthersOnly: boolean }[]>(
    as(admin),
    'GET',
    `${base}/types/usable`
  )
  const { id } = types.find((type) => type.kind === 'other' && type.needsAcceptance) ?? types[0]!
  const day = nextDay()
  return {
    ...{ requestTypeId: id, firstDay: day, lastDay: day, part: null },
    ...{ skipWeekends: false, skipHolidays: false },
  }
}
const extra = { recipientId: null, note: null, draft: false }

/** A request of its own for each call, as most of them change it. */
async function filed(stage: Stage): Promise<string> {
  const body = { ...(await content(stage)), ...extra }
  const made = await stage.call<{ id: string }[]>(stage.as(admin), 'POST', `${base}/filed`, body)
  return made[0]!.id
}

const ofRequest =
  (bodyOf?: (stage: Stage) => Promise<object>): Recipe =>
  async (stage): Promise<Given> => ({
    ...{ who: stage.as(admin), params: { id: await filed(stage) } },
    ...(bodyOf && { body: await bodyOf(stage) }),
  })

const pdf = { name: 'Note.pdf', type: 'application/pdf', content: btoa('%PDF-1.7 certificate') }
async function withFile(stage: Stage): Promise<Given> {
  const id = await filed(stage)
  const list = `${base}/filed/${id}/attachments`
  const { files } = await stage.call<{ files: { id: string }[] }>(stage.as(admin), 'POST', list, pdf)
  return { who: stage.as(admin), params: { id, attachmentId: files[0]!.id } }
}

async function limited(stage: Stage) {
  const who = stage.as(admin)
  const [person] = await stage.call<{ id: string }[]>(who, 'GET', `${base}/people`)
  const limits = await stage.call<PersonLimits>(who, 'GET', `${base}/limits/${person!.id}`)
  return { who, params: { id: person!.id }, limits }
}

const deputies = `${base}/deputies`
/** Of the administrator, on days of its own for each call. */
async function deputyOf({ as, call }: Stage) {
  const people = await call<PersonOfRequests[]>(as(admin), 'GET', `${deputies}/people`)
  const day = nextDay()
  const [employeeId, deputyId] = [people[0]!.id, people[1]!.id]
  return { employeeId, deputyId, firstDay: day, lastDay: day }
}

const yearOfCalendar = { from: '2032-01-01', until: '2033-01-01' }

/** What requests need before they can be asked for. */
export const filedRequests: Record<string, Recipe> = {
  'POST /api/requests/filed': async (stage) => ({
    who: stage.as(admin),
    body: { ...(await content(stage)), ...extra },
  }),
  'GET /api/requests/filed/{id}': ofRequest(),
  'GET /api/requests/filed/{id}/file': ofRequest(),
  'GET /api/requests/filed/{id}/effect': ofRequest(),
  'PUT /api/requests/filed/{id}': ofRequest(async (stage) => ({
    ...(await content(stage)),
    ...{ ...extra, version: 1 },
  })),
  'DELETE /api/requests/filed/{id}': ofRequest(async () => ({ version: 1 })),
  'POST /api/requests/filed/{id}/approval': ofRequest(async () => ({
    ...{ version: 1, reason: null, shifts: 'unassign' },
  })),
  'GET /api/requests/filed/{id}/attachments': ofRequest(),
  'POST /api/requests/filed/{id}/attachments': ofRequest(async () => pdf),
  'DELETE /api/requests/filed/{id}/attachments/{attachmentId}': withFile,
  'GET /api/requests/filed/{id}/attachments/{attachmentId}/link': withFile,
  'GET /api/requests/calendar': async (stage) => ({ who: stage.as(admin), query: yearOfCalendar }),
  'GET /api/requests/waiting': async (stage) => ({ who: stage.as(admin), query: yearOfCalendar }),
  'GET /api/requests/calendar/{id}': async (stage) => {
    const { who, params } = await limited(stage)
    return { who, params, query: yearOfCalendar }
  },
  'GET /api/requests/limits/{id}': async (stage) => {
    const { who, params } = await limited(stage)
    return { who, params }
  },
  'PUT /api/requests/limits/{id}/facts': async (stage) => {
    const { who, params, limits } = await limited(stage)
    // Of what the person declared, not of the person.
    return { who, params, body: { ...limits.facts, workedSince: '2010-09-01' }, keepsVersion: true }
  },
  'POST /api/requests/limits/{id}/entries': async (stage) => {
    const { who, params, limits } = await limited(stage)
    const { requestTypeId } = limits.limits[0]!
    const entry = { kind: 'correction', minutes: 480, reason: 'Taken at another company' }
    return { who, params, body: { ...entry, requestTypeId, year: limits.year } }
  },
  'POST /api/requests/deputies': async (stage) => ({ who: stage.as(admin), body: await deputyOf(stage) }),
  'DELETE /api/requests/deputies/{id}': async (stage) => {
    const who = stage.as(admin)
    const named = await stage.call<RequestDeputy[]>(who, 'POST', deputies, await deputyOf(stage))
    return { who, params: { id: named.at(-1)!.id } }
  },
  'POST /api/requests/filed/{id}/rejection': ofRequest(async () => ({ version: 1, reason: 'Too many away' })),
  'POST /api/requests/counts': async (stage) => ({ who: stage.as(admin), body: await content(stage) }),
  'GET /api/requests/recipients': (stage) => ({ who: stage.as(admin) }),
}
