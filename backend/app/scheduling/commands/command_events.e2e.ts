import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import { creating, planner } from '#tests/world/planner'
import { acting, world, type World } from '#tests/world/world'

type Event = {
  action: string
  entity: string
  entityId: string | null
  locationId: string | null
  before: object[]
  after: object[]
}
const columns = 'action, entity, entity_id as "entityId", location_id as "locationId", before, after'

/** What the event log keeps of the schedule, the oldest first. */
const eventsOf = ({ admin }: World): Promise<Event[]> =>
  acting(admin, () =>
    rows<Event>(`select ${columns} from audit_events where action like 'scheduling.%' order by id`)
  )

test.group('The event of a command', () => {
  test('says what an entry was and what it is, and that it was deleted', async ({ client, assert }) => {
    const w = await world()
    const { create, send, shift } = planner(client, w, w.manager)
    const { id, version } = await create(shift())
    const changed = await send([{ kind: 'update', id, version, changes: { end: '15:00' } }], 'edit')
    const [entry] = changed.body().result.entries
    ;(await send([{ kind: 'delete', id, version: entry.version }], 'delete')).assertStatus(200)
    const [created, edited, deleted] = await eventsOf(w)
    const place = { entity: 'schedule_entry', entityId: id, locationId: w.locationId }
    assert.containsSubset(created, { ...place, action: 'scheduling.create', before: [{ entryId: id }] })
    assert.deepEqual(created!.before, [{ entryId: id }])
    assert.containsSubset(created!.after, [{ entryId: id, day: '2026-11-02', end: '16:00' }])
    assert.containsSubset(edited, { ...place, action: 'scheduling.edit' })
    assert.containsSubset(edited!.before, [{ entryId: id, end: '16:00' }])
    assert.containsSubset(edited!.after, [{ entryId: id, end: '15:00' }])
    assert.containsSubset(deleted, { ...place, action: 'scheduling.delete' })
    assert.containsSubset(deleted!.before, [{ entryId: id, end: '15:00' }])
    assert.deepEqual(deleted!.after, [{ entryId: id, deleted: true }])
  })

  test('names no single entry where there are several, and no place where there are two', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { send, shift } = planner(client, w, w.admin)
    const [one, two] = [newId(), newId()]
    const far = shift({ locationId: w.farLocationId, day: '2026-11-03' })
    ;(await send([creating(shift(), one), creating(far, two)])).assertStatus(200)
    const [event, ...others] = await eventsOf(w)
    assert.isEmpty(others)
    assert.containsSubset(event, { entityId: null, locationId: null })
    assert.deepEqual(event!.before, [{ entryId: one }, { entryId: two }])
    assert.containsSubset(event!.after, [
      { entryId: one, locationId: w.locationId },
      { entryId: two, locationId: w.farLocationId },
    ])
  })
})
