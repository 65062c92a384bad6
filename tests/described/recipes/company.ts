import { newId } from '../../stage/ids.ts'
import type { Given, Recipe } from '../ask.ts'
import type { Stage } from '../stage.ts'
import { picture } from './files.ts'
import { freshEmail } from './newcomers.ts'

const base = '/api/organisation-management'
const admin = 'organisation admin'

const address = { street: null, postalCode: null, city: null }
const location = () => ({
  ...{ name: `Shop ${newId()}`, code: null, description: null, country: 'PL', timeZone: 'Europe/Warsaw' },
  ...{ address, taxId: null, contactPerson: null, workingHours: [], hoursExceptions: [] },
  ...{ positionIds: [], tagIds: [], adminIds: [] },
})
const position = () => ({
  ...{ name: `Cook ${newId()}`, color: 1, isDefault: false, visible: true, billable: true },
  includedInWorkingHours: true,
})
const employee = ({ places: [place] }: Stage) => ({
  ...{ name: 'Ada', surname: 'Nowak', email: freshEmail(), role: 0, mainLocationId: place.id },
  ...{ locationIds: [place.id], positionIds: [place.positionId], tagIds: [], availableRequestTypeIds: [] },
  ...{
    positionRules: null,
    fixedScheduleTemplateId: null,
    integrationId: null,
    workingTime: null,
    breaks: [],
  },
})
const contract = {
  ...{ startsOn: '2010-01-01', endsOn: '2010-12-31', workSystem: 'BASIC', fte: 1 },
  ...{ agreedMinutesPerMonth: null, maxDailyMinutes: null },
}
const rate = { validFrom: '2020-01-01', kind: 'hourly', salaryMinor: null, weekdayMinor: 4_000 }

const requestType = () => ({
  ...{
    name: `Leave ${newId()}`,
    shortcut: newId().slice(-5),
    kind: 'other',
    limited: false,
    daysCount: null,
  },
  ...{ affectsVacationLimit: false, primaryVacation: false, overtimeCompensation: null },
})
const wholeType = () => ({
  ...requestType(),
  ...{ color: 1, paid: true, limitPer: 'year', overLimit: 'refuse', needsAcceptance: true, allowNote: true },
  ...{ allowAttachment: true, countsAsWorkingTime: false, usableBy: 'everybody' },
})

const make = async ({ as, call }: Stage, path: string, body: object): Promise<string> =>
  (await call<{ id: string }>(as(admin), 'POST', `${base}/${path}`, body)).id

const ofNew =
  (list: string, body: (stage: Stage) => object, more?: (stage: Stage) => object): Recipe =>
  async (stage) => ({
    ...{ who: stage.as(admin), params: { id: await make(stage, list, body(stage)) } },
    body: more?.(stage),
  })

/** Something of one person who has just been added. */
const ofPerson =
  (list: string, param: string, body: object, more?: object): Recipe =>
  async (stage): Promise<Given> => {
    const id = await make(stage, 'employees', employee(stage))
    const itsId = await make(stage, `employees/${id}/${list}`, body)
    return { who: stage.as(admin), params: { id, [param]: itsId }, body: more }
  }

async function idsOf({ as, call }: Stage, list: string): Promise<string[]> {
  const { items } = await call<{ items: { id: string }[] }>(as(admin), 'GET', `${base}/${list}?all=true`)
  return items.map(({ id }) => id)
}

export const company: Record<string, Recipe> = {
  'POST /api/requests/types': ({ as }) => ({ who: as(admin), body: requestType() }),
  'PUT /api/requests/types/{id}': async ({ as, call }) => {
    const { id } = await call<{ id: string }>(as(admin), 'POST', '/api/requests/types', wholeType())
    return { who: as(admin), params: { id }, body: requestType() }
  },
  'GET /api/organisation-management/employees/matching/people': async ({ as, call }, asked) => {
    const { mark } = await call<{ mark: string }>(as(admin), 'GET', `${base}/employees/matching/count`)
    for (const name of Object.keys(asked.query)) delete asked.query[name]
    return { who: as(admin), query: { mark } }
  },
  'GET /api/organisation-management/organisation-users/profile/lists/{list}': ({ as }) => ({
    ...{ who: as(admin), params: { list: 'employees' } },
  }),
  'PUT /api/organisation-management/organisation-users/profile/lists/{list}': ({ as }) => ({
    ...{ who: as(admin), params: { list: 'employees' } },
  }),
  'PUT /api/organisation-management/organisation-users/profile': ({ as }) => ({
    who: as('employee'),
    body: { picture: null },
  }),
  'PUT /api/organisation-management/organisation-users/profile/avatar': () => ({ body: { picture } }),
  'PUT /api/organisation-management/employees/{id}/avatar': ofNew('employees', employee, () => ({ picture })),
  'PUT /api/organisation-management/organisation/logo': () => ({ body: { picture } }),
  'PUT /api/organisation-management/organisation': ({ as }) => ({
    who: as(admin),
    body: {
      ...{
        country: 'PL',
        timeZone: 'Europe/Warsaw',
        address,
        taxId: null,
        registrationNumber: null,
        rules: null,
      },
      ...{ contactPerson: null, about: null },
    },
  }),
  'PUT /api/organisation-management/positions/order': async (stage) => ({
    ...{ who: stage.as(admin), body: { ids: await idsOf(stage, 'positions') } },
  }),
  'POST /api/organisation-management/positions/{id}/archive': ofNew('positions', position),
  'DELETE /api/organisation-management/positions/{id}': ofNew('positions', position),
  'POST /api/organisation-management/locations': ({ as }) => ({ who: as(admin), body: location() }),
  'PUT /api/organisation-management/locations/{id}': ofNew('locations', location, location),
  'DELETE /api/organisation-management/locations/{id}': async (stage) => {
    const body = location()
    return {
      who: stage.as(admin),
      params: { id: await make(stage, 'locations', body) },
      body: { name: body.name },
    }
  },
  'POST /api/organisation-management/employees': (stage) => ({ who: stage.as(admin), body: employee(stage) }),
  'PUT /api/organisation-management/employees/{id}': ofNew('employees', employee, employee),
  'POST /api/organisation-management/employees/{id}/invitations': ofNew('employees', employee),
  'POST /api/organisation-management/employees/{id}/archive': ofNew('employees', employee),
  'DELETE /api/organisation-management/employees/{id}/archive': async (stage) => {
    const id = await make(stage, 'employees', employee(stage))
    await stage.call(stage.as(admin), 'POST', `${base}/employees/${id}/archive`)
    return { who: stage.as(admin), params: { id } }
  },
  'DELETE /api/organisation-management/employees/{id}': ofNew('employees', employee),
  'POST /api/organisation-management/employees/{id}/contracts': ofNew('employees', employee, () => contract),
  'PUT /api/organisation-management/employees/{id}/contracts/{contractId}': ofPerson(
    ...(['contracts', 'contractId', contract, { ...contract, endsOn: '2010-11-30' }] as const)
  ),
  'DELETE /api/organisation-management/employees/{id}/contracts/{contractId}': ofPerson(
    ...(['contracts', 'contractId', contract] as const)
  ),
  'POST /api/organisation-management/employees/{id}/rates': ofNew('employees', employee, () => rate),
  'PUT /api/organisation-management/employees/{id}/rates/{rateId}': ofPerson('rates', 'rateId', rate, rate),
  'DELETE /api/organisation-management/employees/{id}/rates/{rateId}': ofPerson('rates', 'rateId', rate),
  'POST /api/organisation-management/employees/bulk-changes': async (stage) => ({
    who: stage.as(admin),
    body: {
      employeeIds: [await make(stage, 'employees', employee(stage))],
      ...{ kind: 'move', tagId: null, locationId: stage.places[1].id },
    },
  }),
  'POST /api/organisation-management/employees/bulk-archives': async (stage) => ({
    ...{ who: stage.as(admin), body: { employeeIds: [await make(stage, 'employees', employee(stage))] } },
  }),
  'PUT /api/labour-code/settings': ({ as }) => ({
    who: as(admin),
    body: {
      verification: null,
      severities: null,
      nightFrom: null,
      nightUntil: null,
      ownBreak: null,
      overtime: null,
      minimumWages: null,
    },
  }),
  'PUT /api/labour-code/holidays/hidden': ({ as }) => ({
    who: as(admin),
    body: { country: 'PL', day: '2026-12-25' },
  }),
  'PUT /api/labour-code/holidays/regions': ({ as }) => ({
    who: as(admin),
    body: { country: 'PL', region: null },
  }),
}
