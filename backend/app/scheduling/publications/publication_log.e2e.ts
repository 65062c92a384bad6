import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { aWhile, until } from '#app/core/hubs/hub_stage'
import { newId } from '#app/core/models/new_id'
import type { Face, FaceChange } from '#app/scheduling/entries/face'
import {
  findPublication,
  locationsTouched,
  lockPublications,
  logPublication,
  markTaken,
} from '#app/scheduling/publications/publication_log'
import { acting, world, type Person } from '#tests/world/world'

const faceAt = (locationId: string): Face => ({
  face: {
    ...{ employeeId: null, positionId: null, locationId, day: '2026-11-02', comment: null },
    ...{ start: '08:00', end: '16:00', breaks: [] },
  },
  facts: {
    ...{ type: 0, fullDay: false, zone: 'Europe/Warsaw', workMinutes: 480, code: null, availability: null },
    ...{ startsAt: '2026-11-02T07:00:00.000Z', endsAt: '2026-11-02T15:00:00.000Z' },
  },
})
const change = (before: Face | null, after: Face | null): FaceChange => ({ entryId: newId(), before, after })
const stored = (admin: Person, id: string) =>
  db.connection('owner').from('schedule_publications').where('id', id).where('user_id', admin.userId).first()

test.group('The log of publications', () => {
  test('keeps what was published, by whom and when, and what a later one took back', async ({ assert }) => {
    const { admin, locationId, organisationId } = await world()
    const changes = [change(null, faceAt(locationId)), change(faceAt(locationId), null)]
    const made = {
      ...{ span: { from: '2026-11-01', until: '2026-12-01' }, locationIds: [locationId], changes },
      revision: 7,
    }
    const [id, undoing] = await acting(admin, async () => {
      const first = await logPublication({ ...made, kind: 'publish' })
      return [first, await logPublication({ ...made, kind: 'undo', undoes: first })] as const
    })
    const found = { from: '2026-11-01', until: '2026-12-01', entryIds: changes.map(({ entryId }) => entryId) }
    assert.deepEqual(await acting(admin, () => findPublication(id)), {
      ...{ id, kind: 'publish', undoes: null },
      ...found,
    })
    assert.deepEqual(await acting(admin, () => findPublication(undoing)), {
      ...{ id: undoing, kind: 'undo', undoes: id },
      ...found,
    })
    assert.isUndefined(await acting(admin, () => findPublication(newId())))
    assert.containsSubset(await stored(admin, id), {
      ...{ organisation_id: organisationId, revision: 7, location_ids: [locationId], undone_at: null },
      changes,
    })
  })

  test('notes what is taken back and what stands again; all of it is an end', async ({ assert }) => {
    const { admin, locationId } = await world()
    const changes = [change(null, faceAt(locationId)), change(null, faceAt(locationId))]
    const [one, other] = changes.map(({ entryId }) => entryId)
    const span = { from: '2026-11-01', until: '2026-12-01' }
    const id = await acting(admin, () =>
      logPublication({ kind: 'publish', span, locationIds: [locationId], changes, revision: 1 })
    )
    const marked = async (entryId: string, takenBack: boolean) => {
      await acting(admin, () => markTaken(id, [entryId], takenBack))
      const row = await stored(admin, id)
      const taken = row.changes.map((noted: { takenBack: boolean }) => noted.takenBack)
      return [...taken, row.undone_at !== null]
    }
    assert.deepEqual(await marked(one!, true), [true, false, false])
    assert.deepEqual(await marked(other!, true), [true, true, true])
    assert.deepEqual(await marked(one!, false), [false, true, false])
  })

  test('is written by one after the other in an organisation', async ({ assert }) => {
    const [here, there] = [await world(), await world()]
    const seen: string[] = []
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const first = acting(here.admin, async () => {
      await lockPublications()
      seen.push('first begins')
      await held
      seen.push('first ends')
    })
    await until(() => seen.length === 1)
    const second = acting(here.manager, async () => {
      await lockPublications()
      seen.push('second begins')
    })
    await acting(there.admin, async () => {
      await lockPublications()
      seen.push('another organisation')
    })
    await aWhile()
    release()
    await Promise.all([first, second])
    assert.deepEqual(seen, ['first begins', 'another organisation', 'first ends', 'second begins'])
  })

  test('touches the places that are seen before and after, each once', ({ assert }) => {
    assert.deepEqual(locationsTouched([]), [])
    assert.deepEqual(locationsTouched([change(null, null)]), [])
    assert.deepEqual(
      locationsTouched([
        change(null, faceAt('shop')),
        change(faceAt('shop'), faceAt('oven')),
        change(faceAt('stall'), null),
      ]),
      ['shop', 'oven', 'stall']
    )
  })
})
