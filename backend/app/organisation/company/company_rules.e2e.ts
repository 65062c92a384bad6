import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { jpegOf } from '#app/core/storage/jpeg_stage'
import { rows } from '#app/core/organisation_context'
import { newId } from '#app/core/models/new_id'
import { companyRules } from '#app/organisation/company/company_rules'
import { usualCompanyRules } from '#contracts/company_rules'
import { languages, roles } from '#contracts/enums'
import { officePerson } from '#tests/world/office_person'
import { acting, person, world, type Person } from '#tests/world/world'

const base = '/api/organisation-management/organisation'
const speaking = (client: ApiClient, { token }: Pick<Person, 'token'>) => ({
  read: async () => (await client.get(base).bearerToken(token)).body().result,
  write: (company: object) => client.put(base).json(company).bearerToken(token),
  logo: (picture: string | null) => client.put(`${base}/logo`).json({ picture }).bearerToken(token),
  deletion: async () => (await client.get(`${base}/deletion-request`).bearerToken(token)).body().result,
  ask: (reason: string, name: string) =>
    client.post(`${base}/deletion-request`).json({ reason, name }).bearerToken(token),
  cancel: () => client.delete(`${base}/deletion-request`).bearerToken(token),
})

test.group('What a company decides for itself', () => {
  test('is as usual until it is changed, and stays when it is left out', async ({ client, assert }) => {
    const w = await world()
    const admin = speaking(client, w.admin)
    const company = await admin.read()
    assert.deepEqual(company.rules, usualCompanyRules)
    const rules = {
      ...usualCompanyRules,
      timeRegistration: {
        ...usualCompanyRules.timeRegistration,
        gpsAccuracyMetres: 50,
        startRoundingMinutes: 15,
        lateAlertMinutes: null,
      },
      swaps: { enabled: true, needConfirmation: false },
    }
    const saved = await admin.write({ ...company, rules })
    saved.assertStatus(200)
    assert.deepEqual(saved.body().result.rules, rules)
    assert.deepEqual(await acting(w.employee, companyRules), rules)
    const { rules: _left, ...without } = saved.body().result
    ;(await admin.write(without)).assertStatus(200)
    assert.deepEqual((await admin.read()).rules, rules)
    const stale = await admin.write(company)
    stale.assertStatus(409)
    assert.deepEqual(stale.body().Details.current.rules, rules)
  })

  test('is the administrator’s to see and change, within its limits', async ({ client, assert }) => {
    const w = await world()
    const admin = speaking(client, w.admin)
    const company = await admin.read()
    for (const who of [w.employee, w.manager, w.advisor]) {
      assert.notProperty(await speaking(client, who).read(), 'rules')
      ;(await speaking(client, who).write(company)).assertStatus(403)
    }
    const withTime = (more: object) => ({
      ...company,
      rules: { ...company.rules, timeRegistration: { ...company.rules.timeRegistration, ...more } },
    })
    for (const more of [{ gpsAccuracyMetres: 5 }, { endRoundingMinutes: 61 }, { absenceAlertMinutes: 0 }])
      assert.equal((await admin.write(withTime(more))).body().Code, 'core.invalid_input')
    const tags = (tagIds: string[]) => ({
      ...company,
      rules: { ...company.rules, availability: { minimumDays: 3, tagIds } },
    })
    assert.equal((await admin.write(tags([newId()]))).body().Code, 'organisation.unknown_reference')
  })
})

test.group('A tag that decides who declares availability', () => {
  const tagsPath = '/api/organisation-management/tags'

  test('leaves the rules when it is deleted, and the last one stays', async ({ client, assert }) => {
    const w = await world()
    const admin = speaking(client, w.admin)
    const add = async (name: string): Promise<string> =>
      (await client.post(tagsPath).json({ name }).bearerToken(w.admin.token)).body().result.id
    const [night, keys] = [await add('Noc'), await add('Klucze')]
    const remove = (id: string) => client.delete(`${tagsPath}/${id}`).bearerToken(w.admin.token)
    const company = await admin.read()
    const rules = { ...company.rules, availability: { minimumDays: 0, tagIds: [night, keys] } }
    ;(await admin.write({ ...company, rules })).assertStatus(200)
    ;(await remove(night)).assertStatus(204)
    const after = await admin.read()
    assert.deepEqual(after.rules!.availability.tagIds, [keys])
    assert.equal(after.version, company.version + 2)
    ;(await admin.write(after)).assertStatus(200)
    const last = await remove(keys)
    last.assertStatus(400)
    assert.equal(last.body().Code, 'organisation.tag_decides_availability')
    const everybody = await admin.read()
    everybody.rules!.availability.tagIds = null
    await admin.write(everybody)
    ;(await remove(keys)).assertStatus(204)
  })
})

test.group('The logo', () => {
  test('is a picture by its content, and everyone of the company sees it', async ({ client, assert }) => {
    const w = await world()
    const admin = speaking(client, w.admin)
    const jpeg = jpegOf(300, 100).toString('base64')
    const words = Buffer.from('no picture at all').toString('base64')
    const saved = await admin.logo(jpeg)
    saved.assertStatus(200)
    const { logoUrl } = saved.body().result
    assert.match(logoUrl, /^\/api\/files\//)
    ;(await client.get(logoUrl)).assertStatus(200)
    const profile = await client
      .get('/api/organisation-management/organisation-users/profile')
      .bearerToken(w.employee.token)
    assert.equal(profile.body().result.organisationLogoUrl, logoUrl)
    assert.equal((await admin.logo(words)).body().Code, 'organisation.picture_refused')
    ;(await speaking(client, w.manager).logo(jpeg)).assertStatus(403)
    assert.isNull((await admin.logo(null)).body().result.logoUrl)
    assert.isNull((await admin.read()).logoUrl)
  })
})

test.group('Asking for a company to be deleted', () => {
  const reason = 'Zamykamy restaurację z końcem roku.'

  test('notifies the account manager with the reason, once, and can be withdrawn', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const carer = await officePerson(roles.backOfficeEditor)
    await acting(w.admin, () => rows('update organisations set carer_user_id = ?', [carer.userId]))
    await db.from('users').where('id', carer.userId).update({ language: languages['vi-VN'] })
    const admin = speaking(client, w.admin)
    assert.isNull(await admin.deletion())
    assert.equal((await admin.ask(reason, 'Tset')).body().Code, 'organisation.deletion_name_differs')
    assert.equal((await admin.ask('bo tak', 'Test')).body().Code, 'core.invalid_input')
    const asked = await admin.ask(reason, 'Test')
    asked.assertStatus(201)
    assert.include(asked.body().result, { reason })
    assert.deepEqual(asked.body().result.requestedBy, { name: 'Ada', surname: 'Đặng' })
    assert.equal((await admin.ask(reason, 'Test')).body().Code, 'organisation.deletion_requested')
    const mails = () =>
      db.from('mails').where('to_address', `${carer.userId}@example.test`).orderBy('created_at')
    const [mail] = await mails()
    assert.include(mail.text_body, reason)
    assert.include(mail.text_body, 'Đặng Ada')
    assert.include(mail.text_body, 'chấp thuận hoặc từ chối việc xóa')
    assert.include(mail.subject, 'Test')
    ;(await admin.cancel()).assertStatus(204)
    assert.isNull(await admin.deletion())
    assert.lengthOf(await mails(), 2)
    assert.equal((await admin.cancel()).body().Code, 'organisation.deletion_not_requested')
  })

  test('is acknowledged by mail to the company’s administrators, each in their language', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const second = await person(w, roles.organisationAdmin, 'Nowicka')
    await db.from('users').where('id', second.userId).update({ language: languages['pl-PL'] })
    ;(await speaking(client, w.admin).ask(reason, 'Test')).assertStatus(201)
    const mailsTo = ({ userId }: Person) => db.from('mails').where('to_address', `${userId}@example.test`)
    const received = [...(await mailsTo(w.admin)), ...(await mailsTo(second))]
    assert.deepEqual(
      received.map(({ locale, organisation_id: of }) => [locale, of]),
      [
        ['en-US', w.organisationId],
        ['pl-PL', w.organisationId],
      ]
    )
    for (const { text_body: text } of received) assert.include(text, reason)
    assert.include(received[0].text_body, 'Ada Đặng asked us to delete the company Test')
    for (const person of [w.advisor, w.employee]) assert.lengthOf(await mailsTo(person), 0)
    ;(await speaking(client, w.admin).cancel()).assertStatus(204)
    assert.lengthOf(await mailsTo(w.admin), 1)
  })

  test('is for administrators, each of their own company', async ({ client, assert }) => {
    const w = await world()
    const theirs = await world()
    ;(await speaking(client, w.admin).ask(reason, 'Test')).assertStatus(201)
    assert.isNull(await speaking(client, theirs.admin).deletion())
    for (const who of [w.employee, w.manager, w.advisor]) {
      ;(await speaking(client, who).ask(reason, 'Test')).assertStatus(403)
      ;(await speaking(client, who).cancel()).assertStatus(403)
    }
  })
})
