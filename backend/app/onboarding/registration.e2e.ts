import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { registrationLimits } from '#app/onboarding/actions/register'
import { reminderLimits } from '#app/onboarding/actions/remind_registration'
import { organisationStatuses, roles } from '#contracts/enums'
import { registrationHours } from '#contracts/onboarding'
import { world } from '#tests/world/world'

const base = '/api/user-access'
const password = 'Nowa-firma-1'
const aCompany = () => ({
  companyName: 'Bistro Łąka',
  name: 'Żaneta',
  surname: 'Łuczak',
  email: `${newId()}@example.test`,
  password,
  language: 1,
  acceptsTerms: true,
})
/** What people who register may not decide. */
const greed = {
  role: roles.globalAdmin,
  organisationId: '01930000-0000-7000-8000-000000000001',
  status: organisationStatuses.active,
  isCreated: true,
  trialDays: 9999,
  licence_positions: 10_000,
}
type Company = ReturnType<typeof aCompany>
type Mail = { subject: string; text_body: string; html_body: string; locale: string }

/** All tests come from one network address, also those of earlier runs. */
const forgetAttempts = () =>
  db.from('rate_limits').whereRaw(`key ~ '^(register_ip|remind_ip|sign_in_ip|guesses):'`).delete()
const mailsTo = (email: string): Promise<Mail[]> =>
  db.from('mails').where('to_address', email).orderBy('created_at', 'asc').select('*')
const linkIn = (mail: Mail | undefined): string =>
  new URL(/http\S+/.exec(mail!.text_body)![0]).searchParams.get('registration')!
const newestLink = async (email: string) => linkIn((await mailsTo(email)).at(-1))

const register = (client: ApiClient, company: object) => client.post(`${base}/registrations`).json(company)
const confirm = (client: ApiClient, link: string, secret = password) =>
  client.post(`${base}/registration-confirmations`).json({ link, password: secret })
const read = (client: ApiClient, link: string) => client.post(`${base}/registration-links`).json({ link })

async function signedIn(client: ApiClient, email: string): Promise<string> {
  const answer = await client
    .post(`${base}/authentication/sign-in`)
    .header('Interface', '1')
    .json({ email, password })
  answer.assertStatus(200)
  return answer.body().result.token
}
const profileOf = async (client: ApiClient, token: string) =>
  (await client.get('/api/organisation-management/organisation-users/profile').bearerToken(token)).body()
    .result

test.group('Registering a company', (group) => {
  group.each.setup(async () => void (await forgetAttempts()))

  test('a person who signs in before confirming reads so with the right password, and gets the link again', async ({
    client,
    assert,
  }) => {
    const company = aCompany()
    ;(await register(client, company)).assertStatus(204)
    const first = await newestLink(company.email)
    const remind = async (secret: string, email = company.email) =>
      (await client.post(`${base}/registration-reminders`).json({ email, password: secret })).body().result
    assert.deepEqual(await remind('Something-else-1'), { waits: false, sent: false })
    assert.deepEqual(await remind(password, `${newId()}@example.test`), { waits: false, sent: false })
    assert.lengthOf(await mailsTo(company.email), 1)
    assert.deepEqual(await remind(password), { waits: true, sent: true })
    assert.lengthOf(await mailsTo(company.email), 2)
    const again = await newestLink(company.email)
    for (const link of [first, again]) (await read(client, link)).assertStatus(200)
    ;(await confirm(client, again)).assertStatus(200)
    assert.deepEqual(await remind(password), { waits: false, sent: false })
  })

  test('says that its link is not mailed again after several mails within an hour', async ({
    client,
    assert,
  }) => {
    const { email, ...company } = aCompany()
    await register(client, { email, ...company })
    const remind = async () =>
      (await client.post(`${base}/registration-reminders`).json({ email, password })).body().result
    for (let mails = 2; mails <= registrationLimits.perEmail; mails += 1)
      assert.deepEqual(await remind(), { waits: true, sent: true })
    assert.deepEqual(await remind(), { waits: true, sent: false })
    assert.lengthOf(await mailsTo(email), registrationLimits.perEmail)
  })

  test('passwords of a registration cannot be tried without end', async ({ client, assert }) => {
    const company = aCompany()
    await register(client, company)
    const statuses: number[] = []
    for (let time = 0; time <= reminderLimits.perEmail; time++)
      statuses.push(
        (
          await client
            .post(`${base}/registration-reminders`)
            .json({ email: company.email, password: `Wrong-${time}` })
        ).status()
      )
    assert.equal(statuses.at(-1), 429)
  })

  test('makes nothing until the mailed link is confirmed with the password, then a company on trial', async ({
    client,
    assert,
  }) => {
    const company = aCompany()
    ;(await register(client, { ...company, ...greed })).assertStatus(204)
    assert.isNull(await db.from('users').where('email', company.email).first())
    const [mail] = await mailsTo(company.email)
    assert.equal(mail!.locale, 'pl-PL')
    const link = linkIn(mail)
    assert.deepEqual((await read(client, link)).body().result, {
      email: company.email,
      name: 'Żaneta',
      companyName: 'Bistro Łąka',
    })
    const strange = await confirm(client, link, 'Obce-haslo-1')
    assert.equal(strange.body().Code, 'onboarding.password_differs')
    const confirmed = await client
      .post(`${base}/registration-confirmations`)
      .json({ link, password, ...greed })
    assert.equal(confirmed.body().result.email, company.email)
    assert.equal((await confirm(client, link)).body().Code, 'onboarding.registration_invalid')

    const profile = await profileOf(client, await signedIn(client, company.email))
    assert.containsSubset(profile, {
      role: roles.organisationAdmin,
      language: 1,
      isOrganisationCreated: false,
      organisationStatus: organisationStatuses.trial,
      organisationName: 'Bistro Łąka',
      timeZone: 'Europe/Warsaw',
      currency: 'PLN',
      licenseFunctionalities: { OnlineWorkSchedule: true, AutomaticWorkSchedule: true },
    })
    assert.isString(profile.employeeId)
    assert.notEqual(profile.organisationId, greed.organisationId)
  })

  test('answers a person who has an account the same, and mails them so', async ({ client, assert }) => {
    const { employee } = await world()
    const email = `${employee.userId}@example.test`
    const known = await register(client, { ...aCompany(), email: email.toUpperCase() })
    const unknown = await register(client, aCompany())
    assert.deepEqual([known.status(), known.text()], [unknown.status(), unknown.text()])
    const [mail] = await mailsTo(email)
    assert.equal(mail!.subject, 'You already have a Shiftloom account')
    assert.notInclude(mail!.text_body, 'registration=')
  })

  test('puts no text of the registration into the mail, and no line into its headers', async ({
    client,
    assert,
  }) => {
    const company = {
      ...aCompany(),
      companyName: '<script>alert(1)</script>',
      name: '=HYPERLINK("http://x")',
    }
    ;(await register(client, company)).assertStatus(204)
    const [mail] = await mailsTo(company.email)
    for (const word of ['script', 'HYPERLINK', 'Łuczak'])
      assert.notInclude(`${mail!.subject} ${mail!.text_body} ${mail!.html_body}`, word)
    assert.equal((await read(client, linkIn(mail))).body().result.companyName, company.companyName)
    for (const field of ['companyName', 'name', 'surname'] as const)
      for (const text of ['Bistro\r\nBcc: all@example.test', 'Bistro\u2028x', 'Bi\tstro'])
        (await register(client, { ...company, [field]: text })).assertStatus(400)
    ;(await register(client, { ...company, email: `${newId()}@example.test\r\nBcc: x@y.pl` })).assertStatus(
      400
    )
  })

  test('needs consent and a strong password', async ({ client, assert }) => {
    const refused = async (changes: Partial<Record<keyof Company, unknown>>) => {
      const answer = await register(client, { ...aCompany(), ...changes })
      answer.assertStatus(400)
      return answer.body()
    }
    for (const acceptsTerms of [false, 'maybe', undefined]) await refused({ acceptsTerms })
    for (const weak of ['Short-1', 'no-capital-1', 'No-digits-here', 'NoSpecial11'])
      assert.equal((await refused({ password: weak })).Code, 'identity.password_weak')
    await refused({ companyName: '---' })
    await refused({ language: 7 })
  })

  test('writes to one address, and hears one network address, only so often', async ({ client, assert }) => {
    const company = aCompany()
    const times = registrationLimits.perEmail + 1
    const answers = await Promise.all(Array.from({ length: times }, () => register(client, company)))
    for (const answer of answers) answer.assertStatus(204)
    assert.lengthOf(await mailsTo(company.email), registrationLimits.perEmail)
    await db
      .from('rate_limits')
      .where('key', 'like', 'register_ip%')
      .update({ points: registrationLimits.perIp })
    const refused = await register(client, aCompany())
    refused.assertStatus(429)
    assert.isAtLeast(refused.body().Details.minutes, 1)
  })

  test('two links of one address, or one link twice at once, make one company', async ({
    client,
    assert,
  }) => {
    const company = aCompany()
    await register(client, company)
    await register(client, { ...company, companyName: 'Druga' })
    const [one, other] = (await mailsTo(company.email)).map(linkIn)
    const answers = await Promise.all([confirm(client, one!), confirm(client, one!), confirm(client, other!)])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 400, 400]
    )
    assert.lengthOf(await db.from('users').where('email', company.email), 1)
    assert.lengthOf(await db.from('registrations').where('email', company.email), 0)
  })

  test('leaves an invitation to the address to the company that sent it first', async ({
    client,
    assert,
  }) => {
    const place = await world()
    const company = aCompany()
    await register(client, company)
    const { name, surname, email } = company
    const invited = await client
      .post('/api/organisation-management/employees')
      .json({ name, surname, email, role: 0, mainLocationId: place.locationId })
      .bearerToken(place.admin.token)
    invited.assertStatus(201)
    const link = linkIn((await mailsTo(email)).find(({ text_body }) => text_body.includes('registration=')))
    assert.equal((await confirm(client, link)).body().Code, 'onboarding.registration_invalid')
  })

  test('a link that is broken, or too old, opens nothing', async ({ client, assert }) => {
    const company = aCompany()
    await register(client, company)
    const link = await newestLink(company.email)
    for (const wrong of ['nothing', link.slice(0, -3), `${newId()}.${link.split('.')[1]}`])
      assert.equal((await read(client, wrong)).body().Code, 'onboarding.registration_invalid', wrong)
    const stored = await db.from('registrations').where('email', company.email).firstOrFail()
    assert.notInclude(JSON.stringify(stored), link.split('.')[1]!)
    await db
      .from('registrations')
      .where('id', stored.id)
      .update({ expires_at: new Date(stored.expires_at.getTime() - registrationHours * 3_600_000 - 1000) })
    assert.equal((await confirm(client, link)).body().Code, 'onboarding.registration_expired')
  })
})
