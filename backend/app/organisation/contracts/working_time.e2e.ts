import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { WorkingTimeRules } from '#contracts/labour_code'
import { acting, world, type Person } from '#tests/world/world'
import { rows } from '#app/core/organisation_context'

const base = '/api/organisation-management/employees'
const rules: WorkingTimeRules = {
  birthDate: '1990-05-01',
  groups: ['disabled'],
  shiftWorker: false,
  dailyMaxMinutes: 420,
  weeklyMaxMinutes: 2100,
  dailyRestMinutes: 720,
  weeklyRestMinutes: 2880,
}

const shown = async (client: ApiClient, who: Person, id: string) =>
  (await client.get(`${base}/${id}`).bearerToken(who.token)).body().result
const bodyOf = ({ name, surname, email, role, version }: Record<string, unknown>) => ({
  name,
  surname,
  email,
  role,
  version,
})

test.group('Working-time rules of a person', () => {
  test('are stored as a whole, and stay when they are left out', async ({ client, assert }) => {
    const w = await world()
    const id = w.employee.employeeId
    const before = await shown(client, w.locationManager, id)
    assert.deepEqual(before.workingTime, {
      birthDate: null,
      groups: [],
      shiftWorker: true,
      dailyMaxMinutes: null,
      weeklyMaxMinutes: null,
      dailyRestMinutes: null,
      weeklyRestMinutes: null,
    })
    const put = (changes: object) =>
      client
        .put(`${base}/${id}`)
        .json({ ...bodyOf(before), ...changes })
        .bearerToken(w.locationManager.token)
    const changed = await put({ workingTime: rules })
    changed.assertStatus(200)
    assert.deepEqual(changed.body().result.workingTime, rules)
    ;(await put({ workingTime: rules })).assertStatus(409)
    const again = await put({ version: before.version + 1, phone: '+48123123123' })
    assert.deepEqual(again.body().result.workingTime, rules)
    const kept = await acting(w.admin, () =>
      rows<{ after: { workingTime: WorkingTimeRules } }>(
        `select after from audit_events where entity_id = ? and action = 'organisation.update' order by at limit 1`,
        [id]
      )
    )
    assert.deepEqual(kept[0]!.after.workingTime, rules)
  })

  test('a group may hold on some days, and days of a group that is taken away go with it', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const id = w.employee.employeeId
    const pregnant = { group: 'pregnant' as const, from: '2026-11-01', until: '2027-03-31' }
    const open = { group: 'disabled' as const, from: null, until: null }
    const put = async (workingTime: WorkingTimeRules) => {
      const before = await shown(client, w.admin, id)
      const answer = await client
        .put(`${base}/${id}`)
        .json({ ...bodyOf(before), workingTime })
        .bearerToken(w.admin.token)
      answer.assertStatus(200)
      return answer.body().result.workingTime as WorkingTimeRules
    }
    const both = { ...rules, groups: ['disabled' as const, 'pregnant' as const] }
    const stored = await put({ ...both, groupDays: [pregnant, open] })
    assert.deepEqual(stored, { ...both, groupDays: [pregnant] })
    assert.notProperty(await put({ ...rules, groupDays: [pregnant] }), 'groupDays')
  })

  test('overtime of the year is known up to a day, and goes where it is left out', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const id = w.employee.employeeId
    const put = async (workingTime: WorkingTimeRules) => {
      const answer = await client
        .put(`${base}/${id}`)
        .json({ ...bodyOf(await shown(client, w.admin, id)), workingTime })
        .bearerToken(w.admin.token)
      answer.assertStatus(200)
      return answer.body().result.workingTime as WorkingTimeRules
    }
    const known = { ...rules, overtimeWorked: { until: '2026-10-31', minutes: 8940 } }
    assert.deepEqual(await put(known), known)
    assert.deepEqual(await put({ ...rules, overtimeWorked: null }), rules)
    await put(known)
    assert.deepEqual(await put(rules), rules)
  })

  test('a new person may have them from the start', async ({ client, assert }) => {
    const w = await world()
    const made = await client
      .post(base)
      .json({
        name: 'Jan',
        surname: 'Młody',
        email: `jan.${w.organisationId}@example.test`,
        role: 0,
        mainLocationId: w.locationId,
        workingTime: { ...rules, birthDate: '2010-03-01', groups: [] },
      })
      .bearerToken(w.locationManager.token)
    made.assertStatus(201)
    assert.equal(made.body().result.workingTime.birthDate, '2010-03-01')
  })

  test('wrong ones are refused with a sentence, and nothing is written', async ({ client, assert }) => {
    const w = await world()
    const id = w.employee.employeeId
    const before = await shown(client, w.admin, id)
    const open = { group: 'disabled', from: null, until: null }
    const refused = async (changes: object, field: string, language = 'en-US') => {
      const answer = await client
        .put(`${base}/${id}`)
        .header('Language', language)
        .json({ ...bodyOf(before), phone: '+48123123123', workingTime: { ...rules, ...changes } })
        .bearerToken(w.admin.token)
      answer.assertStatus(400)
      assert.equal(answer.body().Details.fields[0].field, `workingTime.${field}`)
      return answer.body().ErrorMessage as string
    }
    assert.equal(
      await refused({ birthDate: '2199-01-01' }, 'birthDate'),
      'The day must not lie in the future.'
    )
    assert.equal(
      await refused({ birthDate: '2199-01-01' }, 'birthDate', 'pl-PL'),
      'Ten dzień nie może być w przyszłości.'
    )
    await refused({ birthDate: '1990-02-30' }, 'birthDate')
    await refused({ groups: ['left-handed'] }, 'groups.0')
    await refused({ groups: ['minor'] }, 'groups.0')
    await refused({ groups: ['disabled', 'disabled'] }, 'groups')
    await refused({ dailyMaxMinutes: 0 }, 'dailyMaxMinutes')
    await refused({ dailyMaxMinutes: 1441 }, 'dailyMaxMinutes')
    await refused({ weeklyMaxMinutes: 60.5 }, 'weeklyMaxMinutes')
    await refused({ shiftWorker: 'yes' }, 'shiftWorker')
    const days = { group: 'disabled', from: '2026-11-02', until: '2026-11-01' }
    await refused({ groupDays: [days] }, 'groupDays.0.until')
    await refused({ groupDays: [{ ...days, group: 'minor' }] }, 'groupDays.0.group')
    await refused({ groupDays: [open, open] }, 'groupDays')
    await refused({ overtimeWorked: { until: '', minutes: 60 } }, 'overtimeWorked.until')
    await refused({ overtimeWorked: { until: '2026-10-31', minutes: -1 } }, 'overtimeWorked.minutes')
    assert.deepEqual(await shown(client, w.admin, id), before)
  })

  test('who may not edit people learns nothing of them', async ({ client, assert }) => {
    const w = await world()
    const id = w.employee.employeeId
    const before = await shown(client, w.admin, id)
    const change = { ...bodyOf(before), workingTime: rules }
    ;(await client.put(`${base}/${id}`).json(change).bearerToken(w.manager.token)).assertStatus(403)
    ;(await client.put(`${base}/${id}`).json(change).bearerToken(w.admin.token)).assertStatus(200)
    const planner = await shown(client, w.manager, id)
    assert.notProperty(planner, 'workingTime')
    assert.notInclude(JSON.stringify(planner), 'disabled"')
    const listed = await client.get(base).bearerToken(w.admin.token)
    assert.notInclude(JSON.stringify(listed.body()), 'birthDate')
    const other = await world()
    ;(await client.put(`${base}/${id}`).json(change).bearerToken(other.admin.token)).assertStatus(404)
  })
})

test.group('Strenuous positions', () => {
  test('are marked, and stay marked when it is left out', async ({ client, assert }) => {
    const { admin, manager } = await world()
    const path = '/api/organisation-management/positions'
    const welder = {
      name: 'Spawacz',
      color: 1,
      isDefault: false,
      visible: true,
      billable: true,
      includedInWorkingHours: true,
    }
    const made = await client
      .post(path)
      .json({ ...welder, strenuous: true })
      .bearerToken(admin.token)
    const { id } = made.body().result
    assert.isTrue(made.body().result.strenuous)
    const put = (changes: object) =>
      client
        .put(`${path}/${id}`)
        .json({ ...welder, ...changes })
        .bearerToken(admin.token)
    assert.isTrue((await put({ color: 2, version: 1 })).body().result.strenuous)
    assert.isFalse((await put({ strenuous: false, version: 2 })).body().result.strenuous)
    assert.isTrue((await put({ harmful: true, version: 3 })).body().result.harmful)
    assert.isTrue((await put({ color: 3, version: 4 })).body().result.harmful)
    ;(await put({ harmful: 1, version: 5 })).assertStatus(400)
    ;(await put({ strenuous: 'yes', version: 5 })).assertStatus(400)
    ;(await put({ strenuous: true, version: 1 })).assertStatus(409)
    const refused = client.put(`${path}/${id}`).json({ ...welder, version: 5 })
    ;(await refused.bearerToken(manager.token)).assertStatus(403)
  })
})
