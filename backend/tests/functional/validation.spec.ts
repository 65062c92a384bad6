import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { roles } from '#contracts/enums'
import { requestTypeStandard } from '#tests/functional/request_type_standard'
import { assertRefused, type Form, type Refusal } from '#tests/functional/refused_forms'
import { sentences as say } from '#tests/functional/refusals'
import { officePerson } from '#tests/world/office_person'
import { world, type World } from '#tests/world/world'

const base = '/api/organisation-management'
const long = (length: number) => 'x'.repeat(length)
const address = { street: null, postalCode: null, city: null }
const unknownId = '01980000-0000-7000-8000-000000000000'

const location = {
  ...{ name: 'Magazyn', code: null, description: null, country: 'PL', timeZone: 'Europe/Warsaw' },
  ...{ address, taxId: null, contactPerson: null, workingHours: [] },
  ...{ positionIds: [], tagIds: [], adminIds: [] },
}
const position = {
  ...{
    name: 'Barista',
    color: 1,
    isDefault: false,
    visible: true,
    billable: true,
    includedInWorkingHours: true,
  },
}

const forms = (w: World): Record<string, Form> => {
  const person = { name: 'Ewa', surname: 'Lis', email: `${newId()}@example.test`, role: 0, mainLocationId: w.locationId } // prettier-ignore
  const one = `${base}/employees/${w.employee.employeeId}`
  const contract = { startsOn: '2031-01-01', endsOn: null, workSystem: 'BASIC', fte: 1, agreedMinutesPerMonth: null, maxDailyMinutes: null } // prettier-ignore
  return {
    'a person': {
      url: `${base}/employees`,
      body: person,
      refusals: [
        [{ name: '' }, 'name', 'required', say.required],
        [{ name: '--' }, 'name', 'not_only_special', say.special],
        [{ surname: long(81) }, 'surname', 'maxLength', say.most80],
        [{ email: '' }, 'email', 'required', say.required],
        [{ email: 'ewa@' }, 'email', 'email', say.email],
        [{ email: `${w.colleague.userId}@example.test` }, 'email', 'organisation.email_taken', say.emailTaken],
        [{ phone: '123123123' }, 'phone', 'phone', say.phone],
        [{ phone: '+48 123' }, 'phone', 'phone', say.phone],
        [{ phone: '+48023123123' }, 'phone', 'phone', say.phone],
        [{ kioskPin: '12345' }, 'kioskPin', 'pin', say.pin],
        [{ kioskPin: '12345a' }, 'kioskPin', 'pin', say.pin],
        [{ role: 5 }, 'role', 'enum', say.offered],
        [{ mainLocationId: null }, 'mainLocationId', 'organisation.main_location_required', say.mainLocation],
        [{ mainLocationId: unknownId }, 'mainLocationId', 'organisation.unknown_reference', say.gone],
        [{ breaks: [{ start: '25:00', minutes: 15, paid: true, allowUnpaid: false }] }, 'breaks.0.start', 'clock_time', say.clock],
        [{ breaks: [{ start: null, minutes: 0, paid: true, allowUnpaid: false }] }, 'breaks.0.minutes', 'min', say.least1],
        [{ workingTime: { birthDate: '2190-01-01', groups: [], shiftWorker: true, dailyMaxMinutes: null, weeklyMaxMinutes: null, dailyRestMinutes: null, weeklyRestMinutes: null } }, 'workingTime.birthDate', 'in_the_future', say.future],
      ],
    },
    'a contract': {
      url: `${one}/contracts`,
      body: contract,
      refusals: [
        [{ startsOn: '2026-02-30' }, 'startsOn', 'day', say.day],
        [{ endsOn: '2030-12-31' }, 'endsOn', 'end_before_start', say.order],
        [{ agreedMinutesPerMonth: -1 }, 'agreedMinutesPerMonth', 'min', say.least0],
        [{ agreedMinutesPerMonth: 1.5 }, 'agreedMinutesPerMonth', 'withoutDecimals', say.whole],
      ],
    },
    'a rate': {
      url: `${one}/rates`,
      body: { validFrom: '2026-01-01', kind: 'hourly', weekdayMinor: 3_000 },
      refusals: [
        [{ weekdayMinor: -1 }, 'weekdayMinor', 'min', say.least0],
        [{ weekdayMinor: undefined }, 'weekdayMinor', 'required', say.required],
        [{ validFrom: '1.1.2026' }, 'validFrom', 'day', say.day],
      ],
    },
    'a location': {
      url: `${base}/locations`,
      body: location,
      refusals: [
        [{ name: ' ' }, 'name', 'required', say.required],
        [{ name: '***' }, 'name', 'not_only_special', say.special],
        [{ name: long(121) }, 'name', 'maxLength', say.most120],
        [{ code: '12345' }, 'code', 'location_code', say.code],
        [{ code: '12345a' }, 'code', 'location_code', say.code],
        [{ code: '000001' }, 'code', 'organisation.location_code_taken', say.codeTaken],
        [{ taxId: '123' }, 'taxId', 'tax_id', say.taxId],
        [{ taxId: '1234563219' }, 'taxId', 'nip', say.nip],
        [{ country: 'VN', taxId: '0312745633' }, 'taxId', 'mst', say.mst],
        [{ address: { ...address, postalCode: '0-0950' } }, 'address.postalCode', 'postal_code', say.postalCode],
        [{ country: 'VN', address: { ...address, postalCode: '00-950' } }, 'address.postalCode', 'postal_code', say.postalCode],
        [{ timeZone: 'Europe/Nowhere' }, 'timeZone', 'time_zone', say.zone],
        [{ country: 'XX' }, 'country', 'country', say.country],
        [{ workingHours: [{ weekday: 1, opens: '8:00', closes: '16:00' }] }, 'workingHours.0.opens', 'clock_time', say.clock],
        [{ positionIds: [unknownId] }, 'positionIds', 'organisation.unknown_reference', say.gone],
      ],
    },
    'the end of a location': {
      method: 'DELETE',
      url: `${base}/locations/${w.locationId}`,
      body: { name: 'Warszawa' },
      refusals: [[{}, null, 'organisation.location_has_employees', say.atHome]],
    },
    'a position': {
      url: `${base}/positions`,
      body: position,
      refusals: [
        [{ name: undefined }, 'name', 'required', say.required],
        [{ name: '!!' }, 'name', 'not_only_special', say.special],
        [{ name: long(121) }, 'name', 'maxLength', say.most120],
        [{ color: 14 }, 'color', 'max', say.most13],
      ],
    },
    'a tag': { url: `${base}/tags`, body: { name: 'Nowi' }, refusals: [[{ name: '#' }, 'name', 'not_only_special', say.special]] },
    'a request type': {
      url: '/api/requests/types',
      body: requestTypeStandard,
      refusals: [
        [{ name: '' }, 'name', 'required', say.required],
        [{ limited: true, daysCount: 0 }, 'daysCount', 'min', say.least1],
        [{ limited: true, daysCount: 1.5 }, 'daysCount', 'withoutDecimals', say.whole],
        [{ limited: true, daysCount: null }, 'daysCount', 'requests.limit_needs_days', say.limit],
        [{ kind: 'holiday' }, 'kind', 'enum', say.offered],
      ],
    },
    'a holiday': {
      url: '/api/labour-code/holidays',
      body: { name: 'Święto firmy', country: null, day: '2026-11-20', repeatsYearly: true },
      refusals: [
        [{ name: '' }, 'name', 'required', say.required],
        [{ day: '2026-02-29' }, 'day', 'day', say.day],
        [{ country: 'QQ' }, 'country', 'country', say.country],
      ],
    },
    'an import': {
      url: '/api/imports',
      body: {
        ...{ kind: 'employees', fileName: 'people.xlsx', rowCount: 1, columns: [{ header: 'E-mail', field: 'email' }] },
        options: { createPositions: false, createTags: false, archiveMissing: false, invite: false },
      },
      refusals: [
        [{ fileName: '' }, 'fileName', 'required', say.required],
        [{ rowCount: 0 }, 'rowCount', 'min', say.least1],
        [{ columns: [{ header: 'Name', field: 'name' }] }, null, 'imports.no_key_column', say.noKey],
      ],
    },
    'a picture': {
      method: 'PUT',
      url: `${base}/organisation/logo`,
      body: { picture: null },
      refusals: [[{ picture: Buffer.from('<svg onload="alert(1)"/>').toString('base64') }, null, 'organisation.picture_refused', say.picture]],
    },
  }
} // prettier-ignore

const officeForms: Record<string, Form> = {
  'a person of the provider': {
    url: '/api/office/users',
    body: {
      name: 'Iga',
      surname: 'Nowa',
      email: 'iga@example.test',
      phone: null,
      language: 1,
      role: 5,
      regionId: null,
    },
    refusals: [
      [{ name: '' }, 'name', 'required', say.required],
      [{ email: 'iga' }, 'email', 'email', say.email],
      [{ phone: '123123123' }, 'phone', 'phone', say.phone],
      [{ role: 4 }, 'role', 'enum', say.offered],
    ],
  },
  'a region': {
    url: '/api/office/regions',
    body: { name: 'Nowy', country: null },
    refusals: [
      [{ name: '..' }, 'name', 'not_only_special', say.special],
      [{ country: 'ZZ' }, 'country', 'country', say.country],
    ],
  },
  'an industry': {
    url: '/api/office/industries',
    body: { name: 'Nowa', recommended: false, positions: [] },
    refusals: [[{ positions: [{ name: '', active: true }] }, 'positions.0.name', 'required', say.required]],
  },
}

const registration: Form = {
  url: '/api/user-access/registrations',
  body: {
    ...{ companyName: 'Bistro', name: 'Ewa', surname: 'Lis', email: 'new.owner@example.test' },
    ...{ password: 'Nowa-firma-1', language: 1, acceptsTerms: true },
  },
  refusals: [
    [{ companyName: '--' }, 'companyName', 'not_only_special', say.special],
    [{ email: 'ewa' }, 'email', 'email', say.email],
    [{ acceptsTerms: false }, 'acceptsTerms', 'literal', say.offered],
    [{ password: '' }, 'password', 'required', say.required],
    ...['Short-1', 'no-capital-1', 'No-Digit-', 'NoSpecial1'].map((password): Refusal => [
      { password },
      'password',
      'identity.password_weak',
      say.weak,
    ]),
  ],
}

test.group('What is refused is said at its field, in three languages', (group) => {
  let w: World
  group.setup(async () => void (w = await world()))

  const names = ['a person', 'a contract', 'a rate', 'a location', 'the end of a location', 'a position', 'a tag', 'a request type', 'a holiday', 'an import', 'a picture'] // prettier-ignore
  test('{$self}')
    .with([...names, ...Object.keys(officeForms), 'a registration'])
    .run(async ({ client, assert }, name) => {
      const office = officeForms[name]
      const form = office ?? forms(w)[name] ?? registration
      const token = office ? (await officePerson(roles.globalAdmin)).token : w.admin.token
      await assertRefused({ client, assert }, form, name === 'a registration' ? null : token)
    })
})
