import { addDays, today } from '../../stage/days.ts'
import type { Given, Recipe } from '../ask.ts'
import type { Stage } from '../stage.ts'
import { leaving, owner } from './founding.ts'
import { freshEmail, ownerOfCompany } from './newcomers.ts'

const global = 'back office, global admin'
let made = 0
const name = () => `Described ${process.pid} ${(made += 1)}`

const customer = () => ({
  ...{ name: name(), country: 'PL', language: 0, currency: 'PLN', timeZone: 'Europe/Warsaw' },
  ...{ timeFormat: 'HH:mm', dateFormat: 'DD.MM.YYYY', taxId: null, contactPerson: null, carerUserId: null },
  ...{ address: { street: null, postalCode: null, city: null }, industry: 'retail', companySize: null },
  ...{ aboutUsSource: null, metricsEnabled: true, trialDays: 14 },
  administrator: { name: 'Ada', surname: 'Nowak', email: freshEmail(), phone: null, language: 0 },
})
const colleague = () => ({
  ...{
    name: 'Ola',
    surname: 'Biuro',
    email: freshEmail(),
    phone: null,
    language: 0,
    role: 5,
    regionId: null,
  },
})
const industry = () => ({ name: name(), recommended: false, positions: [{ name: name(), active: true }] })
const kind = () => ({
  ...{
    kind: 'other',
    limited: false,
    daysCount: null,
    limitPer: 'year',
    overLimit: 'refuse',
    affectsVacationLimit: false,
  },
  ...{ primaryVacation: false, overtimeCompensation: null },
  shortcut: `${(made += 1)}${process.pid % 1000}`.slice(0, 5),
})
const kindNames = () => ({ names: { 'en-US': name(), 'pl-PL': name(), 'vi-VN': name() } })

const make = async ({ as, call }: Stage, list: string, body: object): Promise<string> =>
  (await call<{ id: string }>(as(global), 'POST', `/api/office/${list}`, body)).id

/** One that has just been made, and archived where that is asked for. */
const newOne =
  (list: string, body: () => object, isArchived = false, more: () => object = () => ({})): Recipe =>
  async (stage): Promise<Given> => {
    const id = await make(stage, list, body())
    if (isArchived) await stage.call(stage.as(global), 'POST', `/api/office/${list}/${id}/archive`)
    return { who: stage.as(global), params: { id }, body: more() }
  }

/** One region stands for a country; these have none yet. */
const countries = (
  'AD AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU ' +
  'CV CY CZ DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL'
).split(' ')
const region = () => ({ name: name(), country: countries[(regions += 1) % countries.length] })
let regions = 0
async function newKind(stage: Stage): Promise<Given> {
  const id = await make(stage, 'regions', region())
  const kindId = await make(stage, `regions/${id}/request-kinds`, { ...plainKind, ...kind(), ...kindNames() })
  return { who: stage.as(global), params: { id, kindId } }
}
const plainKind = {
  ...{ color: 1, paid: true, needsAcceptance: true, allowNote: true, allowAttachment: false },
  ...{ countsAsWorkingTime: false, usableBy: 'everybody' },
}

const lists = { organisations: customer, users: colleague, industries: industry, regions: region }
const archiving = Object.entries(lists).flatMap(([list, body]) => [
  [`POST /api/office/${list}/{id}/archive`, newOne(list, body)],
  [`POST /api/office/${list}/{id}/restoration`, newOne(list, body, true)],
])

const withoutAdministrator = () => {
  const { trialDays: _days, administrator: _person, ...fields } = customer()
  return fields
}

export const office: Record<string, Recipe> = {
  ...(Object.fromEntries(archiving) as Record<string, Recipe>),
  'POST /api/office/organisations': (stage) => ({ who: stage.as(global), body: customer() }),
  'PUT /api/office/organisations/{id}': newOne('organisations', customer, false, withoutAdministrator),
  'PUT /api/office/organisations/{id}/trial': newOne('organisations', customer, false, () => ({
    until: addDays(today(), 20),
  })),
  'POST /api/office/organisations/{id}/deletion-request/acceptance': async (stage) => ({
    who: stage.as(global),
    params: { id: (await leaving(stage, await ownerOfCompany(stage))).organisationId },
  }),
  'POST /api/office/organisations/{id}/deletion-request/refusal': async (stage) => ({
    who: stage.as(global),
    params: { id: (await leaving(stage, await owner(stage))).organisationId },
  }),
  'PUT /api/organisation-management/back-office-users/profile/language': ({ as }) => ({
    who: as('back office, viewer'),
  }),
  'PUT /api/office/my-profile': ({ as }) => ({ who: as(global) }),
  'POST /api/office/users': ({ as }) => ({ who: as(global), body: { email: freshEmail(), regionId: null } }),
  'PUT /api/office/users/{id}': newOne('users', colleague, false, colleague),
  'POST /api/office/industries': ({ as }) => ({ who: as(global), body: industry() }),
  'PUT /api/office/industries/{id}': newOne('industries', industry, false, industry),
  'DELETE /api/office/industries/{id}': newOne('industries', industry),
  'POST /api/office/regions': ({ as }) => ({ who: as(global), body: region() }),
  'PUT /api/office/regions/{id}': newOne('regions', region, false, () => ({
    ...region(),
    holidayRegion: null,
  })),
  'POST /api/office/regions/{id}/request-kinds': newOne('regions', region, false, () => ({
    ...kind(),
    ...kindNames(),
  })),
  'PUT /api/office/regions/{id}/request-kinds/{kindId}': async (stage) => ({
    ...(await newKind(stage)),
    body: { ...kind(), ...kindNames() },
  }),
  'DELETE /api/office/regions/{id}/request-kinds/{kindId}': newKind,
  'PUT /api/office/regions/{id}/request-kinds/order': async (stage) => {
    const { who, params } = await newKind(stage)
    return { who, params: { id: params!.id! }, body: { ids: [params!.kindId!] } }
  },
}
