import { usualCompanyRules } from '@shiftloom/backend/contracts/company_rules'
import { placeNoticeVersion } from '@shiftloom/backend/contracts/time_tracking'
import { newId } from '../../stage/ids.ts'
import type { Recipe } from '../ask.ts'
import { newEmployee, type Newcomer } from './newcomers.ts'
import type { Stage } from '../stage.ts'

const base = '/api/time-tracking/own'
type OwnDay = { usualLocationId: string; punches: { id: string }[] }

/** A person who has registered nothing: what follows depends on what was registered before. */
async function atClock(stage: Stage): Promise<{ who: Newcomer; body: object }> {
  const who = await newEmployee(stage)
  const { usualLocationId } = await stage.call<OwnDay>(who, 'GET', `${base}/day`)
  const now = Date.now()
  const body = {
    ...{ kind: 'start', locationId: usualLocationId, deviceId: newId(), counter: 1 },
    ...{ clientAtMs: now, sentAtMs: now, position: null, note: null },
  }
  return { who, body }
}

const records = '/api/time-tracking/records'
const admin = 'organisation admin'
const day = (by: number) => new Date(Date.now() + by * 86_400_000).toISOString().slice(0, 10)
const span = () => ({ from: day(-40), until: day(1) })
type Row = { id: string; version: number; countedStartsAt: string | null }

/** A record with counted hours that waits for a decision. */
async function waiting(stage: Stage): Promise<Row> {
  const { from, until } = span()
  const path = `${records}?from=${from}&until=${until}&tab=review&pageSize=200`
  const { items } = await stage.call<{ items: Row[] }>(stage.as(admin), 'GET', path)
  return items.find(({ countedStartsAt }) => countedStartsAt !== null)!
}
const ofRecord =
  (more: object): Recipe =>
  async (stage) => {
    const { id, version } = await waiting(stage)
    return { who: stage.as(admin), params: { id }, body: { version, ...more } }
  }
/** A correction of work that nothing was registered of, by a person of its own. */
async function filed(stage: Stage): Promise<{ who: Newcomer; id: string }> {
  const { who, body } = await correction(stage)
  const { id } = await stage.call<{ id: string }>(who, 'POST', `${base}/corrections`, body)
  return { who, id }
}
async function correction(stage: Stage) {
  const who = await newEmployee(stage)
  const { usualLocationId } = await stage.call<OwnDay>(who, 'GET', `${base}/day`)
  const hours = { day: day(-3), start: '08:00', end: '12:00', breaks: [] }
  return { who, body: { ...hours, recordId: null, locationId: usualLocationId, reason: 'Forgotten' } }
}
const ofCorrection =
  (more: object): Recipe =>
  async (stage) => {
    const { id } = await filed(stage)
    return { who: stage.as(admin), params: { id }, body: { version: 1, ...more } }
  }
const ofSpan: Recipe = (stage) => ({ who: stage.as(admin), query: span() })

const ofMonth: Recipe = (stage) => ({ who: stage.as(admin), body: { month: span().from.slice(0, 7) } })

/** What a person needs to register time, and a manager to decide about it. */
export const timeTracking: Record<string, Recipe> = {
  [`POST ${base}/punches`]: atClock,
  [`DELETE ${base}/punches/{id}`]: async (stage) => {
    const { who, body } = await atClock(stage)
    const day = await stage.call<OwnDay>(who, 'POST', `${base}/punches`, body)
    return { who, params: { id: day.punches[0]!.id } }
  },
  'POST /api/time-tracking/counting-previews': (stage) => ({
    ...{ who: stage.as(admin), body: usualCompanyRules.timeRegistration },
  }),
  [`POST ${base}/corrections`]: correction,
  'GET /api/time-tracking/corrections': ofSpan,
  'POST /api/time-tracking/corrections/{id}/acceptance': ofCorrection({}),
  'POST /api/time-tracking/corrections/{id}/rejection': ofCorrection({ reason: 'Not at work' }),
  'POST /api/time-tracking/corrections/{id}/withdrawal': async (stage) => {
    const { who, id } = await filed(stage)
    return { who, params: { id }, body: { version: 1 } }
  },
  'GET /api/time-tracking/sheets/{id}': async (stage) => {
    const profile = '/api/organisation-management/organisation-users/profile'
    const { employeeId } = await stage.call<{ employeeId: string }>(stage.as('employee'), 'GET', profile)
    return { who: stage.as(admin), params: { id: employeeId }, query: span() }
  },
  'GET /api/time-tracking/attendance-lists/{locationId}': async (stage) => {
    const profile = '/api/organisation-management/organisation-users/profile'
    const who = stage.as('employee')
    const { locationIds } = await stage.call<{ locationIds: string[] }>(who, 'GET', profile)
    const query = { from: day(-20), until: day(1) }
    return { who: stage.as(admin), params: { locationId: locationIds[0]! }, query }
  },
  'GET /api/time-tracking/presence': (stage) => ({ who: stage.as(admin) }),
  [`GET ${records}`]: ofSpan,
  'GET /api/time-tracking/record-summary': ofSpan,
  'GET /api/time-tracking/settlement': ofSpan,
  'GET /api/time-tracking/settlement-totals': (stage) => ({
    ...{ who: stage.as(admin), query: { month: span().from.slice(0, 7) } },
  }),
  'POST /api/time-tracking/settlement-runs': ofMonth,
  'POST /api/time-tracking/settlement-runs/cancellations': ofMonth,
  [`GET ${records}/{id}`]: async (stage) => {
    const { id } = await waiting(stage)
    return { who: stage.as(admin), params: { id } }
  },
  [`PUT ${records}/{id}`]: ofRecord({
    ...{ start: '08:00', end: '12:00', unpaidBreakMinutes: 0, reason: 'Agreed' },
  }),
  [`POST ${records}/{id}/acceptance`]: ofRecord({}),
  [`POST ${records}/{id}/rejection`]: ofRecord({ reason: 'Not at work' }),
  [`POST ${records}/acceptances`]: async (stage) => {
    const { id, version } = await waiting(stage)
    return { who: stage.as(admin), body: { records: [{ id, version }] } }
  },
  [`POST ${base}/place-notice`]: (stage) => ({
    ...{ who: stage.as('employee'), body: { version: placeNoticeVersion } },
  }),
}
