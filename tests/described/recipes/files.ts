import { addDays, comingMonday } from '../../stage/days.ts'
import { newId } from '../../stage/ids.ts'
import { query } from '../../stage/database.ts'
import { until } from '../../stage/until.ts'
import type { Given, Recipe } from '../ask.ts'
import type { Stage } from '../stage.ts'
import { freshEmail } from './newcomers.ts'

const admin = 'organisation admin'
const content = (text: string) => Buffer.from(text, 'latin1').toString('base64')

const columns = ['integrationId', 'name', 'surname', 'email', 'mainLocation'].map((field) => ({
  header: field,
  field,
}))
const options = {
  ...{ createPositions: true, createTags: true, archiveMissing: false, invite: false },
  ...{ nameOrder: null, dateOrder: null, defaultLocationId: null, defaultContract: null },
}
const file = (rowCount = 2) => ({ kind: 'employees', fileName: 'people.xlsx', columns, options, rowCount })
let people = 0
const rows = () =>
  [2, 3].map((number) => ({
    number,
    cells: [
      `D${process.pid}${(people += 1)}`,
      'Ada',
      'Nowak',
      number === 2 ? freshEmail() : 'none',
      'Nowhere',
    ],
  }))

type Import = { id: string; state: string }

async function started({ as, call }: Stage, withRows = true): Promise<string> {
  const { id } = await call<Import>(as(admin), 'POST', '/api/imports', file())
  if (withRows) await call(as(admin), 'PUT', `/api/imports/${id}/rows`, { rows: rows() })
  return id
}
async function checked(stage: Stage): Promise<string> {
  const { as, call, places } = stage
  const id = await started(stage)
  const matches = { location: { Nowhere: places[0].id } }
  await call(as(admin), 'POST', `/api/imports/${id}/checks`, { matches, leaveOutUnreadable: true })
  await reaches(stage, id, 'checked')
  return id
}
const reaches = ({ as, call }: Stage, id: string, state: string): Promise<void> =>
  until(async () => (await call<Import>(as(admin), 'GET', `/api/imports/${id}`)).state === state)

/** One for everything that leaves it as it is. */
const reading = new WeakMap<Stage, Promise<string>>()
function checkedOnce(stage: Stage): Promise<string> {
  const found = reading.get(stage) ?? checked(stage)
  reading.set(stage, found)
  return found
}
const ofImport: Recipe = async (stage) => ({ who: stage.as(admin), params: { id: await checkedOnce(stage) } })

const period = { from: addDays(comingMonday(), -7), until: comingMonday() }
const batch = { ...period, layout: 'planned_report', locationIds: null }
const batches = new WeakMap<Stage, Promise<string>>()
/** A file that has been made. */
function finished(stage: Stage): Promise<string> {
  const make = async () => {
    const { as, call } = stage
    const { id } = await call<{ id: string }>(as(admin), 'POST', '/api/exports/batches', {
      ...batch,
      format: 'csv',
    })
    await until(
      async () =>
        (await call<{ state: string }>(as(admin), 'GET', `/api/exports/batches/${id}`)).state === 'ready'
    )
    return id
  }
  const found = batches.get(stage) ?? make()
  batches.set(stage, found)
  return found
}
const ofBatch: Recipe = async (stage) => ({ who: stage.as(admin), params: { id: await finished(stage) } })

/** The segments of a JPEG of two by two dots: no one has to see it. */
export const picture =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4QAIRXhpZgAA//4AAv/bAEMBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ' +
  'EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAf/AAAsIAAIAAgEAAAD/2gAIAQEAAD8AEjT/2Q=='

let days = 0
/** A day of the demo's employee away from work, with room for files. */
async function absence({ as, call }: Stage): Promise<string> {
  const profile = '/api/organisation-management/organisation-users/profile'
  const { employeeId, mainLocationId } = await call<{ employeeId: string; mainLocationId: string }>(
    as('employee'),
    'GET',
    profile
  )
  const code = newId().slice(-5)
  await call(as(admin), 'POST', '/api/requests/types', {
    ...{ name: `Leave ${newId()}`, shortcut: code, kind: 'other', color: 1, paid: true, limited: false },
    ...{
      daysCount: null,
      limitPer: 'year',
      overLimit: 'refuse',
      affectsVacationLimit: false,
      primaryVacation: false,
    },
    ...{ needsAcceptance: true, allowNote: true, allowAttachment: true, overtimeCompensation: null },
    ...{ countsAsWorkingTime: false, usableBy: 'everybody' },
  })
  const id = newId()
  const day = addDays(comingMonday(), 100 + (days += 1))
  const entry = {
    ...{ type: 1, employeeId, locationId: mainLocationId, positionId: null, day },
    ...{ start: '00:00', end: '00:00', fullDay: true, code },
  }
  const operations = [{ kind: 'create', id, entry }]
  await call(as(admin), 'POST', '/api/scheduling/commands', { id: newId(), label: 'create', operations })
  await call(as(admin), 'POST', '/api/scheduling/publications', {
    ...{ from: day, until: addDays(day, 1), locationIds: [mainLocationId], entryIds: [id], override: null },
  })
  return id
}
const pdf = { name: 'Certificate.pdf', type: 'application/pdf', content: content('%PDF-1.7 certificate') }
async function attached(stage: Stage): Promise<Given> {
  const id = await absence(stage)
  const list = `/api/requests/absences/${id}/attachments`
  const { files: added } = await stage.call<{ files: { id: string }[] }>(
    stage.as('employee'),
    'POST',
    list,
    pdf
  )
  return { who: stage.as('employee'), params: { id, attachmentId: added[0]!.id } }
}

/** The path behind a signed link, with what is signed. */
const linkOf = (address: string): string => new URL(address, 'http://x').pathname.split('/').at(-1)!

export const files: Record<string, Recipe> = {
  'POST /api/imports': ({ as }) => ({ who: as(admin), body: file() }),
  'PUT /api/imports/{id}/rows': async (stage) => ({
    ...{ who: stage.as(admin), params: { id: await started(stage, false) } },
    body: { rows: rows() },
  }),
  'POST /api/imports/{id}/checks': async (stage) => ({
    ...{ who: stage.as(admin), params: { id: await started(stage) } },
    body: { matches: null },
  }),
  'POST /api/imports/{id}/runs': async (stage) => ({
    ...{ who: stage.as(admin), params: { id: await checked(stage) } },
  }),
  'POST /api/imports/{id}/undos': async (stage) => {
    const id = await checked(stage)
    await stage.call(stage.as(admin), 'POST', `/api/imports/${id}/runs`)
    await reaches(stage, id, 'done')
    return { who: stage.as(admin), params: { id } }
  },
  'DELETE /api/imports/{id}': async (stage) => ({
    ...{ who: stage.as(admin), params: { id: await started(stage) } },
  }),
  'GET /api/imports/{id}': ofImport,
  'GET /api/imports/{id}/rows': ofImport,
  'GET /api/imports/{id}/problems': ofImport,
  'GET /api/imports/{id}/unknown-values': ofImport,
  'GET /api/imports/{id}/error-file': ofImport,
  'POST /api/exports/checks': ({ as }) => ({ who: as(admin), body: batch }),
  'POST /api/exports/batches': ({ as }) => ({ who: as(admin), body: batch }),
  'GET /api/exports/batches/{id}': ofBatch,
  'GET /api/exports/batches/{id}/file': ofBatch,
  'POST /api/requests/absences/{id}/attachments': async (stage) => ({
    ...{ who: stage.as('employee'), params: { id: await absence(stage) }, body: pdf },
  }),
  'GET /api/requests/absences/{id}/attachments': attached,
  'GET /api/requests/absences/{id}/attachments/{attachmentId}/link': attached,
  'DELETE /api/requests/absences/{id}/attachments/{attachmentId}': attached,
  'GET /api/downloads/{link}': async (stage) => {
    const { who, params } = await attached(stage)
    const { id, attachmentId } = params!
    const link = `/api/requests/absences/${id}/attachments/${attachmentId}/link`
    const { url } = await stage.call<{ url: string }>(who!, 'GET', link)
    return { params: { link: linkOf(url) } }
  },
  'GET /api/files/{link}': async ({ as, call }) => {
    const own = '/api/organisation-management/organisation-users/profile/avatar'
    const { avatarUrl } = await call<{ avatarUrl: string }>(as('employee'), 'PUT', own, { picture })
    return { params: { link: linkOf(avatarUrl) } }
  },
  'PUT /api/notifications/{id}/reading': async (stage) => {
    const who = stage.as('employee')
    const first = async () =>
      (await stage.call<{ items: { id: string }[] }>(who, 'GET', '/api/notifications')).items[0]?.id
    if (!(await first())) await absence(stage)
    await until(async () => (await first()) !== undefined)
    return { who, params: { id: (await first())! } }
  },
  'POST /api/notifications/deliveries/{id}/repeats': async ({ as }) => {
    const [delivery] = await query<{ id: string }>(
      `update notification_deliveries set state = 'failed' where id = (select id from notification_deliveries
         where organisation_id = (select organisation_id from employees where id = $1) limit 1) returning id`,
      [as(admin).employeeId]
    )
    return { who: as(admin), ...(delivery && { params: { id: delivery.id } }) }
  },
}
