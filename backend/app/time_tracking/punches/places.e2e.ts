import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { erasePlaces } from '#app/time_tracking/punches/erase_places'
import { onTheMap, punchDesk, storedPunches } from '#app/time_tracking/testing/punch_desk'
import { placeNoticeVersion, type OwnDay } from '#contracts/time_tracking'
import { world, type World } from '#tests/world/world'

const g1 = { latitude: 52.2306, longitude: 21.0122 }
const g2 = { latitude: 52.2297, longitude: 21.0151 }
const places = ({ organisationId }: World) =>
  organisationContext.run(organisationId, () =>
    rows<{ latitude: number }>(`select latitude from time_punch_places`)
  )

test.group('Positions of punches', () => {
  test('are sent only after the notice was read, in its present version', async ({ client, assert }) => {
    const w = await world()
    await onTheMap(w)
    const desk = punchDesk(client, w, w.employee)
    const position = { ...g1, accuracyMetres: 40 }
    const unread = await desk.punch('start', { position })
    assert.equal(unread.body().Code, 'time_tracking.notice_unread')
    assert.lengthOf(await storedPunches(w, w.employee.employeeId), 0)
    assert.equal((await desk.readNotice(placeNoticeVersion + 1)).body().Code, 'time_tracking.notice_changed')
    ;(await desk.readNotice(placeNoticeVersion).header('Language', 'pl-PL')).assertStatus(204)
    ;(await desk.readNotice(placeNoticeVersion)).assertStatus(204)
    const [read] = await organisationContext.run(w.organisationId, () =>
      rows<{ locale: string; version: number }>(`select locale, version from place_notice_reads`)
    )
    assert.deepEqual(read, { locale: 'pl-PL', version: placeNoticeVersion })
    const started: OwnDay = (await desk.punch('start', { position })).body().result
    assert.isTrue(started.noticeRead)
    assert.containsSubset(started.punches, [{ place: 'inside', distanceMetres: 100, accuracyMetres: 40 }])
    assert.lengthOf(await places(w), 1)
  })

  test('say what the reference says of them', async ({ client, assert }) => {
    const w = await world()
    await onTheMap(w)
    const desk = punchDesk(client, w, w.employee)
    await desk.readNotice(placeNoticeVersion)
    for (const [kind, accuracyMetres, place] of [
      ['start', 30, 'outside'],
      ['break_start', 60, 'inside'],
      ['break_end', 120, 'inaccurate'],
    ] as const) {
      const day: OwnDay = (await desk.punch(kind, { position: { ...g2, accuracyMetres } })).body().result
      assert.containsSubset(day.punches.at(-1), { place, distanceMetres: 198 }, kind)
    }
    const without: OwnDay = (await desk.punch('end')).body().result
    assert.containsSubset(without.punches.at(-1), { place: 'unknown', distanceMetres: null })
  })

  test('are erased after ninety days, and what they showed stays', async ({ client, assert }) => {
    const w = await world()
    await onTheMap(w)
    const desk = punchDesk(client, w, w.employee)
    await desk.readNotice(placeNoticeVersion)
    for (const kind of ['start', 'end'] as const)
      await desk.punch(kind, { position: { ...g1, accuracyMetres: 10 } })
    await organisationContext.run(w.organisationId, async () => {
      await rows(`update time_punch_places set created_at = now() - interval '91 days'
        where punch_id = (select id from time_punches where kind = 'start')`)
      await erasePlaces()
    })
    assert.lengthOf(await places(w), 1)
    assert.deepEqual(
      (await storedPunches(w, w.employee.employeeId)).map(({ place, distanceMetres }) => [
        place,
        distanceMetres,
      ]),
      [
        ['inside', 100],
        ['inside', 100],
      ]
    )
  })
})
