import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { organisationContext, rows } from '#app/core/organisation_context'
import { endTrials } from '#app/office/actions/end_trials'
import { organisationStatuses, roles } from '#contracts/enums'
import { officePerson } from '#tests/world/office_person'
import { acting, world, type World } from '#tests/world/world'

const base = '/api/office/organisations'
const profilePath = '/api/organisation-management/organisation-users/profile'
const schedule = '/api/scheduling/schedule'
const week = { from: '2026-11-16', until: '2026-11-23' }

/** 25 hours apart: at every instant the calendars of the two differ, so one day is over in one of them only. */
const [first, last] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const
const todayIn = (zone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date())
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const onTrial = (w: World, until: string, more: { zone?: string; licence?: string } = {}) =>
  acting(w.admin, () =>
    rows('update organisations set status = ?, trial_ends_on = ?, time_zone = ?, licence_expires_on = ?', [
      ...[organisationStatuses.trial, until],
      ...[more.zone ?? 'Europe/Warsaw', more.licence ?? null],
    ])
  )
const stored = (w: World) =>
  acting(w.admin, async () => (await rows<{ status: number }>('select status from organisations'))[0]!.status)
const noted = (w: World, action = 'office.end_trial') =>
  acting(w.admin, () =>
    rows<{ actor: string | null; after: object }>(
      'select actor_user_id as actor, after from audit_events where action = ?',
      [action]
    )
  )

const licensedUntil = (w: World, until: string, zone: string) =>
  acting(w.admin, () =>
    rows('update organisations set status = ?, trial_ends_on = null, time_zone = ?, licence_expires_on = ?', [
      organisationStatuses.active,
      zone,
      until,
    ])
  )

test.group('The end of a licence', () => {
  test('blocks an active company once its last day is over on its own clock', async ({ client, assert }) => {
    const w = await world()
    const status = async () =>
      (await client.get(profilePath).bearerToken(w.admin.token)).body().result.organisationStatus
    const plan = () =>
      client
        .get(schedule)
        .qs({ ...week, locationIds: w.locationId })
        .bearerToken(w.admin.token)
    await licensedUntil(w, todayIn(last), last)
    assert.equal(await status(), organisationStatuses.active)
    ;(await plan()).assertStatus(200)
    await licensedUntil(w, todayIn(last), first)
    assert.equal(await status(), organisationStatuses.blocked)
    ;(await plan()).assertStatus(403)
    assert.equal(await stored(w), organisationStatuses.active)
  })

  test('is written by the job, once, under its own name', async ({ assert }) => {
    const w = await world()
    await licensedUntil(w, inDays(-5), 'Europe/Warsaw')
    await Promise.all([endTrials(), endTrials()])
    assert.equal(await stored(w), organisationStatuses.blocked)
    assert.deepEqual(await noted(w, 'office.end_licence'), [
      { actor: null, after: { status: organisationStatuses.blocked } },
    ])
    assert.deepEqual(await noted(w), [])
  })
})

test.group('The end of a trial', () => {
  test('is the instant the last day ends on the clock of the organisation', async ({ assert }) => {
    const over = async (zone: string, moment: string) => {
      const answer = (await db.rawQuery('select trial_over(?, ?, ?) as over', [
        '2026-10-25',
        zone,
        moment,
      ])) as {
        rows: { over: boolean }[]
      }
      return answer.rows[0]!.over
    }
    // The night the clocks go back: Warsaw leaves the day at 23:00 UTC, an hour later than the day before.
    assert.isFalse(await over('Europe/Warsaw', '2026-10-25T22:59:59.999Z'))
    assert.isTrue(await over('Europe/Warsaw', '2026-10-25T23:00:00Z'))
    assert.isFalse(await over('Asia/Ho_Chi_Minh', '2026-10-25T16:59:59.999Z'))
    assert.isTrue(await over('Asia/Ho_Chi_Minh', '2026-10-25T17:00:00Z'))
  })

  test('counts at once although no job has run, and only where the day is over', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const profile = async () => (await client.get(profilePath).bearerToken(w.admin.token)).body().result
    const plan = (token: string) =>
      client
        .get(schedule)
        .qs({ ...week, locationIds: w.locationId })
        .bearerToken(token)
    await onTrial(w, todayIn(last), { zone: last })
    assert.equal((await profile()).organisationStatus, organisationStatuses.trial)
    ;(await plan(w.admin.token)).assertStatus(200)
    await onTrial(w, todayIn(last), { zone: first })
    assert.equal((await profile()).organisationStatus, organisationStatuses.blocked)
    ;(await plan(w.admin.token)).assertStatus(403)
    ;(await plan(w.manager.token)).assertStatus(200)
    ;(await client.get('/api/organisation-management/employees').bearerToken(w.admin.token)).assertStatus(200)
    assert.equal(await stored(w), organisationStatuses.trial)
  })

  test('leads to the licence, where there is one', async ({ client, assert }) => {
    const w = await world()
    await onTrial(w, inDays(-5), { licence: inDays(30) })
    const profile = await client.get(profilePath).bearerToken(w.admin.token)
    assert.equal(profile.body().result.organisationStatus, organisationStatuses.active)
    await endTrials()
    assert.equal(await stored(w), organisationStatuses.active)
  })

  test('is written by the job, once, however often it runs or is cut off', async ({ assert }) => {
    const w = await world()
    await onTrial(w, inDays(-5))
    await assert.rejects(() =>
      organisationContext.run(w.organisationId, async () => {
        await rows('update organisations set status = 1')
        throw new Error('killed')
      })
    )
    assert.equal(await stored(w), organisationStatuses.trial)
    await Promise.all([endTrials(), endTrials()])
    await endTrials()
    assert.equal(await stored(w), organisationStatuses.blocked)
    assert.deepEqual(await noted(w), [{ actor: null, after: { status: organisationStatuses.blocked } }])
  })

  test('of others is written although one organisation fails, which is tried again', async ({ assert }) => {
    const [broken, sound] = [await world(), await world()]
    await onTrial(broken, inDays(-5))
    await onTrial(sound, inDays(-5))
    const { run } = organisationContext
    const failing: typeof run = (id, work, actor) =>
      run.call(
        organisationContext,
        id,
        async () => {
          if (id === broken.organisationId) throw new Error('broken')
          return work()
        },
        actor
      ) as ReturnType<typeof work>
    organisationContext.run = failing
    try {
      await endTrials()
    } finally {
      organisationContext.run = run
    }
    assert.equal(await stored(sound), organisationStatuses.blocked)
    assert.equal(await stored(broken), organisationStatuses.trial)
    await endTrials()
    assert.equal(await stored(broken), organisationStatuses.blocked)
  })

  test('is reversed by another last day, which the next job leaves alone', async ({ client, assert }) => {
    const w = await world()
    const { token } = await officePerson(roles.backOfficeEditor)
    const extend = (until: string) =>
      client.put(`${base}/${w.organisationId}/trial`).json({ until }).bearerToken(token)
    await onTrial(w, inDays(-5))
    await endTrials()
    const details = await client.get(`${base}/${w.organisationId}`).bearerToken(token)
    assert.isTrue(details.body().result.trialIsOver)
    const again = await extend(inDays(20))
    again.assertStatus(200)
    assert.equal(again.body().result.status, organisationStatuses.trial)
    await endTrials()
    const profile = await client.get(profilePath).bearerToken(w.admin.token)
    assert.equal(profile.body().result.organisationStatus, organisationStatuses.trial)
    // An organisation that had a licence and lost it is no longer on trial.
    await acting(w.admin, () =>
      rows('update organisations set status = 1, licence_expires_on = ?', [inDays(-1)])
    )
    assert.equal((await extend(inDays(30))).body().Code, 'office.not_in_trial')
  })
})
