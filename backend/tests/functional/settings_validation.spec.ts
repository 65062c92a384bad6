import { test } from '@japa/runner'
import { roles } from '#contracts/enums'
import { usualCompanyRules } from '#contracts/company_rules'
import { sentences as say } from '#tests/functional/refusals'
import { assertRefused, type Form } from '#tests/functional/refused_forms'
import { officePerson } from '#tests/world/office_person'
import { world, type World } from '#tests/world/world'

const base = '/api/organisation-management'
const address = { street: null, postalCode: null, city: null }
const company = {
  ...{ name: 'Test', country: 'PL', language: 1, currency: 'PLN', timeZone: 'Europe/Warsaw' },
  ...{ timeFormat: 'HH:mm', dateFormat: 'DD.MM.YYYY', address, taxId: null, contactPerson: null },
}
const settlementPeriod = { months: 1, startsOn: '2026-01-01' }
const withTime = (changes: object) => ({
  rules: { ...usualCompanyRules, timeRegistration: { ...usualCompanyRules.timeRegistration, ...changes } },
})
const figure = (name: string) => `rules.timeRegistration.${name}`

const forms = (w: World): Record<string, Form> => ({
  'the company': {
    method: 'PUT',
    url: `${base}/organisation`,
    body: { ...company, settlementPeriod, version: 1 },
    refusals: [
      [{ name: '' }, 'name', 'required', say.required],
      [{ name: '--' }, 'name', 'not_only_special', say.special],
      [{ taxId: '123' }, 'taxId', 'tax_id', say.taxId],
      [{ taxId: '1234563219' }, 'taxId', 'nip', say.nip],
      [{ country: 'VN', taxId: '0312745633' }, 'taxId', 'mst', say.mst],
      [{ address: { ...address, postalCode: '0-0950' } }, 'address.postalCode', 'postal_code', say.postalCode],
      [{ currency: 'XYZ' }, 'currency', 'currency', say.currency],
      [{ timeZone: '+02:00' }, 'timeZone', 'time_zone', say.zone],
      [{ settlementPeriod: { ...settlementPeriod, startsOn: '2026-02-30' } }, 'settlementPeriod.startsOn', 'day', say.day],
      [withTime({ gpsAccuracyMetres: 9 }), figure('gpsAccuracyMetres'), 'min', say.least10],
      [withTime({ lateToleranceMinutes: -1 }), figure('lateToleranceMinutes'), 'min', say.least0],
      [withTime({ snapMinutes: 61 }), figure('snapMinutes'), 'max', say.most60],
      [withTime({ startRoundingMinutes: 61 }), figure('startRoundingMinutes'), 'max', say.most60],
      [withTime({ endRoundingMinutes: 0.5 }), figure('endRoundingMinutes'), 'withoutDecimals', say.whole],
    ],
  },
  'the end of the company': {
    url: `${base}/organisation/deletion-request`,
    body: { reason: 'Zamykamy restaurację.', name: 'Test' },
    refusals: [
      [{ reason: '' }, 'reason', 'required', say.required],
      [{ reason: 'bo tak' }, 'reason', 'minLength', say.least10Characters],
      [{ name: 'Tset' }, 'name', 'organisation.deletion_name_differs', say.companyName],
    ],
  },
  'the labour code': {
    method: 'PUT',
    url: '/api/labour-code/settings',
    body: { version: 0 },
    refusals: [
      [{ nightFrom: '7:00' }, 'nightFrom', 'clock_time', say.clock],
      [{ nightFrom: '20:45' }, 'nightFrom', 'labour_code.night_out_of_range', say.night],
      [{ ownBreak: { breakMinutes: 60, shiftMinutes: 60 } }, 'ownBreak.breakMinutes', 'labour_code.break_longer_than_shift', say.breakTooLong],
      [{ toleranceMinutes: -1 }, 'toleranceMinutes', 'min', say.least0],
    ],
  },
  'PIN and card': {
    method: 'PUT',
    url: `${base}/employees/${w.employee.employeeId}/identification`,
    body: {},
    refusals: [
      [{ kioskPin: '12345' }, 'kioskPin', 'pin', say.pin],
      [{ cardCode: 'abc' }, 'cardCode', 'minLength', say.least4Characters],
      [{ cardCode: 'ab cd' }, 'cardCode', 'regex', say.format],
    ],
  },
  'one’s own profile': {
    method: 'PUT',
    url: `${base}/organisation-users/profile`,
    body: { version: 1, phone: null, language: 0 },
    refusals: [[{ phone: '600100200' }, 'phone', 'phone', say.phone]],
  },
}) // prettier-ignore

const officeForms: Record<string, Form> = {
  'a customer': {
    url: '/api/office/organisations',
    body: {
      ...{ ...company, industry: null, companySize: null, aboutUsSource: null, carerUserId: null },
      ...{ metricsEnabled: true, trialDays: 14 },
      administrator: { name: 'Ewa', surname: 'Lis', email: 'ewa.lis@example.test', phone: null, language: 1 },
    },
    refusals: [
      [{ name: '' }, 'name', 'required', say.required],
      [{ taxId: '123' }, 'taxId', 'tax_id', say.taxId],
      [{ address: { ...address, postalCode: '00' } }, 'address.postalCode', 'postal_code', say.postalCode],
      [{ trialDays: 0 }, 'trialDays', 'min', say.least1],
      [{ trialDays: 1.5 }, 'trialDays', 'withoutDecimals', say.whole],
    ],
  },
  'the profile of a person of the provider': {
    method: 'PUT',
    url: '/api/office/my-profile',
    body: { version: 1, name: 'Iga', surname: 'Nowa', phone: null, language: 1 },
    refusals: [
      [{ surname: '..' }, 'surname', 'not_only_special', say.special],
      [{ phone: '+48 600' }, 'phone', 'phone', say.phone],
    ],
  },
}

const mailedLink: Form = {
  url: '/api/user-access/account-links',
  body: { link: 'abc' },
  refusals: [[{ link: undefined }, 'link', 'required', say.required]],
}

test.group('What is refused of settings is said at its field, in three languages', (group) => {
  let w: World
  group.setup(async () => void (w = await world()))

  test('{$self}')
    .with(['the company', 'the end of the company', 'the labour code', 'PIN and card', 'one’s own profile'])
    .run(({ client, assert }, name) => assertRefused({ client, assert }, forms(w)[name]!, w.admin.token))

  test('{$self}')
    .with(Object.keys(officeForms))
    .run(async ({ client, assert }, name) =>
      assertRefused({ client, assert }, officeForms[name]!, (await officePerson(roles.globalAdmin)).token)
    )

  test('a mailed link without what it needs', ({ client, assert }) =>
    assertRefused({ client, assert }, mailedLink, null))
})
