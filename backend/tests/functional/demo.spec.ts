import { test } from '@japa/runner'
import { addDays, dayOf } from '@shiftloom/solver/time'
import db from '@adonisjs/lucid/services/db'
import { seedDemo } from '#database/demo/seed'
import { demoAccounts, demoOrganisationId } from '#database/demo/accounts'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { publishedWork } from '#app/scheduling/public/published_work'
import { signAccessToken } from '#app/identity/public/access_token'
import type { EntryAttachments } from '#contracts/attachments'
import type { ScheduleRange } from '#contracts/schedule'
import type { Page } from '#contracts/http'
import type { Presence } from '#contracts/presence'
import type { RecordSummary, TimeRecord } from '#contracts/time_records'

const base = '/api/organisation-management'

/** A token of the demo company's account of a role. */
async function tokenOf(role: string): Promise<string> {
  const { email } = demoAccounts.find(
    ({ organisation, roleName }) => organisation === 'demo' && roleName === role
  )!
  const user = (await db.from('users').where('email', email).firstOrFail()) as { id: string }
  const sessionId = newId()
  const session = {
    id: sessionId,
    user_id: user.id,
    token_hash: sessionId,
    expires_at: new Date(Date.now() + 600_000),
  }
  await db.table('sessions').insert(session)
  return signAccessToken({ userId: user.id, sessionId, isInAdminRole: role === 'organisation admin' })
}

test.group('The demo company', () => {
  test('holds nothing that its own forms would refuse', async ({ client, assert }) => {
    await seedDemo({ now: Date.now() })
    const token = await tokenOf('organisation admin')
    const read = async (path: string) => (await client.get(`${base}${path}`).bearerToken(token)).body().result
    const refused: string[] = []
    const save = async (path: string) => {
      const before = await read(path)
      const answer = await client.put(`${base}${path}`).json(before).bearerToken(token)
      if (answer.status() !== 200) refused.push(`${path} ${answer.text()}`)
    }
    await save('/organisation')
    for (const kind of ['locations', 'employees'])
      for (const { id } of (await read(`/${kind}?all=true`)).items) await save(`/${kind}/${id}`)
    for (const kind of ['positions', 'tags'])
      for (const item of (await read(`/${kind}?all=true`)).items) {
        const answer = await client.put(`${base}/${kind}/${item.id}`).json(item).bearerToken(token)
        if (answer.status() !== 200) refused.push(`${kind} ${answer.text()}`)
      }
    assert.deepEqual(refused, [])
  }).timeout(120_000)

  test('has four weeks of records, nearly all of them as planned', async ({ client, assert }) => {
    await seedDemo({ now: Date.now() })
    const token = await tokenOf('organisation admin')
    const today = dayOf(Date.now(), 'Europe/Warsaw')
    const range = `from=${addDays(today, -40)}&until=${today}`
    const answer = await client.get(`/api/time-tracking/record-summary?${range}`).bearerToken(token)
    const { counts } = answer.body().result as RecordSummary
    assert.isAbove(counts.approved, 200)
    assert.isAbove(counts.review, 5)
    assert.isBelow(counts.review, counts.approved / 10)
  })

  test('is at work now: nearly all who should be there are, and those with a printed PIN can use a kiosk', async ({
    client,
    assert,
  }) => {
    await seedDemo({ now: Date.now() })
    const token = await tokenOf('organisation admin')
    const found = (await client.get('/api/time-tracking/presence').bearerToken(token)).body()
      .result as Presence[]
    const count = (...states: string[]) => found.filter(({ state }) => states.includes(state)).length
    assert.isAtMost(count('late'), 1)
    const starting = found.filter(
      ({ plannedStartsAt, state }) =>
        state !== 'gone' && Date.parse(plannedStartsAt ?? '') <= Date.now() - 12 * 60_000
    )
    assert.isAtLeast(count('working', 'break') + 1, starting.length)
    assert.isAtMost(count('break'), 1)
    const yesterday = addDays(dayOf(Date.now(), 'Europe/Warsaw'), -1)
    const path = `/api/time-tracking/records?from=${yesterday}&until=${addDays(yesterday, 1)}&tab=review&pageSize=100`
    const { items } = (await client.get(path).bearerToken(token)).body().result as Page<TimeRecord>
    assert.lengthOf(
      items.filter(({ flags }) => flags.some(({ kind }) => kind === 'missing_end')),
      1
    )
    await organisationContext.run(demoOrganisationId, async () => {
      const known = await rows(
        'select id from employees where kiosk_pin_hmac is not null and kiosk_pin_key is not null'
      )
      assert.lengthOf(known, 3)
    })
  }).timeout(120_000)

  // By whichever clock it is created: a minute into the first shift no one who has come is late.
  test('has people of these days there before their shifts begin', async ({ assert }) => {
    const now = Date.now()
    await seedDemo({ now })
    const today = dayOf(now, 'Europe/Warsaw')
    await organisationContext.run(demoOrganisationId, async () => {
      const shifts = await publishedWork({ from: addDays(today, -2), until: addDays(today, 1) }, {})
      const starts = await rows<{ who: string; at: Date }>(
        `select employee_id as who, at from time_punches where kind = 'start' and at > now() - interval '3 days'`
      )
      const minutesLate = shifts.flatMap(({ employeeId, startsAt }) =>
        starts
          .filter(({ who, at }) => who === employeeId && Math.abs(+at - Date.parse(startsAt)) < 3_600_000)
          .map(({ at }) => (+at - Date.parse(startsAt)) / 60_000)
      )
      assert.isAbove(minutesLate.length, 20)
      assert.isBelow(Math.max(...minutesLate), 0)
    })
  }).timeout(120_000)

  test('has requests that wait, one that was approved and one that was rejected', async ({
    client,
    assert,
  }) => {
    await seedDemo({ now: Date.now() })
    const counts = async (role: string) =>
      (await client.get('/api/requests/counts').bearerToken(await tokenOf(role))).body().result
    assert.deepEqual(await counts('organisation admin'), { 0: 3, 1: 1, 2: 1, 3: 0 })
    assert.deepEqual(await counts('employee'), { 0: 1, 1: 0, 2: 0, 3: 0 })
  }).timeout(120_000)

  test('shows its employee an absence with a paper, and one to come', async ({ client, assert }) => {
    await seedDemo({ now: Date.now() })
    const token = await tokenOf('employee')
    const today = dayOf(Date.now(), 'Europe/Warsaw')
    const get = async (path: string) => (await client.get(`/api${path}`).bearerToken(token)).body().result
    const { locationIds } = await get('/organisation-management/organisation-users/profile')
    const range = `from=${addDays(today, -30)}&until=${addDays(today, 30)}&locationIds=${locationIds[0]}`
    const plan = (await get(`/scheduling/schedule?${range}`)) as ScheduleRange
    const away = plan.entries.filter(({ type, code }) => type !== 0 && code !== null)
    const sick = away.find(({ code }) => code === 'L4')!
    assert.isBelow(Date.parse(sick.endsAt), Date.now())
    assert.isTrue(away.some(({ code, day }) => code === 'UW' && day > today))
    const path = `/requests/absences/${sick.id}/attachments`
    const { allowed, files } = (await get(path)) as EntryAttachments
    assert.isTrue(allowed)
    assert.deepInclude(files[0], { name: 'Zwolnienie lekarskie.pdf', removable: true })
    assert.isAbove(files[0]!.size, 5000)
  }).timeout(120_000)
})
