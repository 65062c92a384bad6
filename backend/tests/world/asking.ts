import type { ApiClient, ApiResponse } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import type { Endpoint } from '#tests/architecture/routes'
import { recordsOfMetric } from '#tests/world/asking_records'
import { timeAddresses, timeTracking } from '#tests/world/asking_time_tracking'
import { lettersOf } from '#tests/world/demand_rows'
import { bodiesOfRequests } from '#tests/world/bodies_of_requests'
import type { Ids } from '#tests/world/every_kind'
import { queryOf, span } from '#tests/world/query_of'

/** What the parameters of an address name, by the words before them: the longest ending that fits decides. */
const named: [RegExp, (ids: Ids) => string][] = [
  [/:contractId$/, ({ contract }) => contract],
  [/:rateId$/, ({ rate }) => rate],
  [/\/variants\/:key$/, () => 'asked'],
  [/\/employees\/:id$|\/people\/:id$/, ({ employee }) => employee],
  [/\/locations\/:id$/, ({ location }) => location],
  [/\/positions\/:id$/, ({ position }) => position],
  [/\/tags\/:id$/, ({ tag }) => tag],
  [/\/entries\/:id$/, ({ entry }) => entry],
  [/\/absences\/:id$/, ({ absence }) => absence],
  [/\/availabilities\/:id$/, ({ availability }) => availability],
  [/\/swaps\/:id$/, ({ swap }) => swap],
  [/\/open-shifts\/:id$/, ({ openShift }) => openShift],
  [/\/attachments\/:attachmentId$/, ({ attachment }) => attachment],
  [/\/publications\/:id$/, ({ publication }) => publication],
  [/\/rule-acceptances\/:id$/, ({ acceptance }) => acceptance],
  [/\/auto-schedule-runs\/:id$/, ({ run }) => run],
  [/\/labour-model-runs\/:id$/, ({ modelRun }) => modelRun],
  [/\/batches\/:id$/, ({ batch }) => batch],
  [/\/imports\/:id$/, ({ fileImport }) => fileImport],
  [/\/event-logs\/:id$/, ({ event }) => event],
  [/\/deliveries\/:id$/, ({ delivery }) => delivery],
  [/\/devices\/:id$/, ({ device }) => device],
  [/\/notifications\/:id$/, ({ notification }) => notification],
  [/\/trusted-devices\/:id$/, ({ trustedDevice }) => trustedDevice],
  [/\/sessions\/:id$/, ({ session }) => session],
  [/\/organisations\/:id$/, ({ organisation }) => organisation],
  [/\/scheduling\/templates\/:id$/, ({ template }) => template],
  [/\/demand\/rules\/:id$/, ({ demandRule }) => demandRule],
  [/\/demand\/metrics\/:metricId$/, ({ metric }) => metric],
  ...timeAddresses,
  [/\/demand\/special-days\/:id$/, ({ specialDays }) => specialDays],
  [/\/metrics\/:metricId$/, ({ metric }) => metric],
  [/\/locations\/:locationId$/, ({ location }) => location],
  [/\/positions\/:positionId$/, ({ position }) => position],
  [/\/requests\/deputies\/:id$/, ({ deputy }) => deputy],
  [/\/requests\/limits\/:id$/, ({ employee }) => employee],
  [/\/requests\/calendar\/:id$/, ({ employee }) => employee],
  [/\/requests\/filed\/:id$/, ({ request }) => request],
  [/\/staff\/:positionId$/, ({ position }) => position],
  [/\/requests\/types\/:id$/, ({ requestType }) => requestType],
  [/\/providers\/:provider$/, () => 'google'],
  [/\/hubs\/:hub$/, () => 'schedule'],
]

/** The address of a route for the things of one place; an id of a kind that is not known here is an unused one. */
export const addressOf = (pattern: string, ids: Ids): string =>
  pattern.replace(/:\w+\??/g, (parameter, at: number) => {
    const upTo = pattern.slice(0, at) + parameter.replace('?', '')
    return named.find(([ending]) => ending.test(upTo))?.[1](ids) ?? newId()
  })

const scopeOf = ({ location }: Ids) => ({
  ...span,
  locationIds: [location],
  positionIds: [],
  employeeIds: [],
  keep: { published: true, locked: true, manual: true },
})

/** A body that names the rows of one place in every field an endpoint may read: valid for most of them. */
const anyBody = (ids: Ids) => ({
  ...span,
  id: newId(),
  label: 'edit',
  operations: [{ kind: 'update', id: ids.entry, version: 0, changes: { comment: 'x' } }],
  locationIds: [ids.location],
  entryIds: [ids.entry],
  leftOut: true,
  employeeIds: [ids.employee],
  employeeId: ids.employee,
  userId: ids.user,
  ruleId: 'daily_rest',
  reason: 'Because of the test',
  kind: 'all',
  name: `Mine ${newId()}`,
  surname: 'Mine',
  email: `${newId()}@example.test`,
  role: 0,
  version: 1,
  code: '123456',
  color: 1,
  country: 'PL',
  timeZone: 'Europe/Warsaw',
  mainLocationId: ids.location,
  positionIds: [ids.position],
  tagIds: [ids.tag],
  layout: 'planned_report',
  format: 'csv',
  budgetMs: 5000,
  goals: { coverage: 100, fairness: 50, preferences: 50, stability: 0, cost: 0 },
  scope: scopeOf(ids),
})

/** Where the body that fits everything would not be read as far as what it names. */
const bodies: Record<string, (ids: Ids) => object> = {
  'PUT /api/user-access/password': () => ({ current: password, password: `${password}2` }),
  'PUT /api/user-access/two-factor': () => ({ method: 'email', password }),
  'POST /api/user-access/authenticator-secrets': () => ({ password }),
  'POST /api/requests/absences/:id/attachments': () => ({
    name: 'x.pdf',
    type: 'application/pdf',
    content: 'eA==',
  }),
  'POST /api/requests/types': () => requestType(),
  'PUT /api/requests/types/:id': () => requestType(),
  'POST /api/requests/filed': (ids) => ({ ...filing(ids), employeeIds: [ids.employee], draft: false }),
  'PUT /api/requests/filed/:id': (ids) => ({ ...filing(ids), version: 1, draft: false }),
  'POST /api/requests/counts': (ids) => {
    const { note: _note, recipientId: _recipient, ...asked } = filing(ids)
    return { ...asked, employeeId: ids.employee }
  },
  ...bodiesOfRequests,
  'POST /api/organisation-management/locations': (ids) => location(ids),
  'PUT /api/organisation-management/locations/:id': (ids) => location(ids),
  'POST /api/organisation-management/positions': () => position(),
  'PUT /api/organisation-management/positions/:id': () => position(),
  'POST /api/scheduling/bulk-changes': (ids) => ({
    ...span,
    locationIds: [ids.location],
    kind: 'deleteUnassigned',
  }),
  'POST /api/scheduling/templates': (ids) => template(ids),
  'PUT /api/scheduling/templates/:id': (ids) => template(ids),
  'POST /api/scheduling/templates/:id/previews': () => applying,
  'POST /api/scheduling/templates/:id/applications': () => ({ ...applying, id: newId() }),
  'POST /api/demand/metrics': () => ({
    ...{ name: metricName(), dataType: 'COUNT', aggregation: 'flow' },
  }),
  'PUT /api/demand/metrics/:metricId': () => ({ version: 1, name: metricName() }),
  'POST /api/demand/locations/:locationId/rules': (ids) => ({ ...demandRule(ids), metricId: null }),
  'PUT /api/demand/rules/:id': (ids) => ({ ...demandRule(ids), version: 1 }),
  'POST /api/demand/rules/:id/restorations': ({ demandVersion }) => ({
    ...{ version: 1, versionId: demandVersion, validFrom: '2031-03-03' },
  }),
  'PUT /api/demand/locations/:locationId/positions/:positionId': () => ({
    ...{ version: 0, combination: 'sum', smoothed: true },
  }),
  ...timeTracking,
  ...recordsOfMetric,
  'POST /api/demand/locations/:locationId/special-days': (ids) => specialDays(ids),
  'PUT /api/demand/special-days/:id': (ids) => ({ ...specialDays(ids), version: 1 }),
  'PUT /api/demand/locations/:locationId/staff/:positionId': () => ({
    ...{
      version: 0,
      mostPeople: 4,
      leastMinutes: 240,
      mostMinutes: 480,
      startEveryMinutes: 30,
      catalogue: [],
      skillMix: null,
    },
  }),
  'POST /api/demand/labour-model-checks': (ids) => modelScope(ids),
  'POST /api/demand/labour-model-runs': (ids) => modelScope(ids),
  'POST /api/demand/labour-model-runs/:id/acceptances': () => ({}),
  'POST /api/scheduling/period-copies/previews': (ids) => copying(ids),
  'POST /api/scheduling/period-copies': (ids) => ({ ...copying(ids), id: newId() }),
  'POST /api/organisation-management/employees/:id/contracts': () => contract,
  'PUT /api/organisation-management/employees/:id/contracts/:contractId': () => ({ ...contract, version: 1 }),
  'POST /api/organisation-management/employees/:id/rates': () => rate,
  'PUT /api/organisation-management/employees/:id/rates/:rateId': () => ({ ...rate, version: 1 }),
}
const filing = ({ requestType }: Ids) => ({
  ...{ requestTypeId: requestType, firstDay: '2031-03-03', lastDay: '2031-03-04', part: null },
  ...{ skipWeekends: true, skipHolidays: true, recipientId: null, note: null },
})
const template = ({ location }: Ids) => ({
  ...{ ...span, name: `Mine ${newId()}`, description: null, version: 1 },
  ...{ locationId: location, withPeople: true },
})
const demandRule = ({ position }: Ids) => ({
  ...{ name: `Mine ${newId()}`, validFrom: '2031-03-03', connections: [{ positionId: position, share: 1 }] },
  body: {
    work: { kind: 'fixed', people: 1, start: '20:00', durationMinutes: 60, weekdays: [1] },
    ...{ minimum: 0, maximum: null, hours: null, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
  },
})
/** Latin letters only. */
const metricName = () => `Mine${lettersOf(newId())}`
const specialDays = ({ metric }: Ids) => ({
  ...{ metricId: metric, name: `Mine ${newId()}`, from: '2031-03-03', until: '2031-03-05', factor: 1.2 },
})
const modelScope = ({ location }: Ids) => ({
  ...{ from: '2031-03-03', until: '2031-03-10', locationIds: [location], positionIds: [] },
  keep: { published: true, manual: true },
})
const copying = ({ location }: Ids) => ({
  ...{ ...span, weeks: 4, withPeople: false, refused: 'skip', locationIds: [location] },
})
const applying = { from: '2030-11-18', repetitions: 1, withPeople: false, refused: 'skip' }
const password = 'Correct-horse-1'
const location = ({ position, tag }: Ids) => ({
  name: `Mine ${newId()}`,
  code: null,
  description: null,
  country: 'PL',
  timeZone: 'Europe/Warsaw',
  address: { street: null, postalCode: null, city: null },
  taxId: null,
  contactPerson: null,
  workingHours: [],
  positionIds: [position],
  tagIds: [tag],
  adminIds: [],
  version: 1,
})
const position = () => ({
  name: `Mine ${newId()}`,
  color: 1,
  isDefault: false,
  visible: true,
  billable: true,
  includedInWorkingHours: true,
  strenuous: false,
  harmful: false,
  version: 1,
})
const requestType = () => ({
  name: `Mine ${newId()}`,
  shortcut: newId().slice(-4),
  kind: 'other',
  color: 1,
  paid: true,
  limited: false,
  daysCount: null,
  limitPer: 'year',
  overLimit: 'refuse',
  affectsVacationLimit: false,
  primaryVacation: false,
  needsAcceptance: true,
  allowNote: true,
  allowAttachment: false,
  overtimeCompensation: null,
  countsAsWorkingTime: false,
  usableBy: 'everybody',
  version: 1,
})
const contract = {
  startsOn: '2012-01-01',
  endsOn: '2012-12-31',
  workSystem: 'BASIC',
  fte: 1,
  agreedMinutesPerMonth: null,
  maxDailyMinutes: null,
}
const rate = { validFrom: '2025-01-01', kind: 'hourly', weekdayMinor: 4_000 }

/** A body as the route reads it, about the things of one place. */
export const bodyOf = ({ method, pattern }: Endpoint, ids: Ids): object =>
  (bodies[`${method} ${pattern}`] ?? anyBody)(ids)

export type Asking = {
  token?: string
  /** Whose rows address, query and body name. */
  ids: Ids
  /** Another id in every place of the address. */
  instead?: string
  /** No body at all: what is refused for its content. */
  empty?: boolean
  body?: object
}

/** Asks again while the server was too busy, as it says by itself. */
export async function patiently(send: () => PromiseLike<ApiResponse>): Promise<ApiResponse> {
  const answer = await send()
  return answer.status() === 503 ? patiently(send) : answer
}

/** Calls a route as a user, about the things of one place. */
export const ask = (client: ApiClient, endpoint: Endpoint, asking: Asking): Promise<ApiResponse> =>
  patiently(() => askOnce(client, endpoint, asking))

function askOnce(
  client: ApiClient,
  endpoint: Endpoint,
  { token, ids, instead, empty = false, body = empty ? {} : bodyOf(endpoint, ids) }: Asking
): Promise<ApiResponse> {
  const { method, pattern } = endpoint
  const address = instead === undefined ? addressOf(pattern, ids) : pattern.replace(/:\w+\??/g, instead)
  const request = client.request(`${address}?${queryOf(ids)}`, method).redirects(0)
  const sent = token === undefined ? request : request.bearerToken(token)
  return Promise.resolve(method === 'GET' ? sent : sent.json(body))
}
