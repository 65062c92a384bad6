import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { jpegOf } from '#app/core/storage/jpeg_stage'
import { storage } from '#app/core/storage/storage'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows, trx } from '#app/core/organisation_context'
import { sweepAttachments } from '#app/requests/attachments/sweep_attachments'
import { attachmentLimits, type EntryAttachments, type NewAttachment } from '#contracts/attachments'
import { roles } from '#contracts/enums'
import { officePerson } from '#tests/world/office_person'
import { planner } from '#tests/world/planner'
import { seatOf } from '#tests/world/tokens'
import { acting, world, type Person, type World } from '#tests/world/world'

const day = '2026-11-03'
const file = (bytes: Buffer | string, type = 'application/pdf', name = 'Zwolnienie.pdf'): NewAttachment => ({
  ...{ name, type },
  content: Buffer.from(bytes).toString('base64'),
})
const pdf = file('%PDF-1.7 certificate')

/** Sick leave that takes files and a leave that takes none, both of the employee. */
async function stage(client: ApiClient) {
  const w = await world()
  await acting(w.admin, () =>
    trx()
      .table('request_types')
      .multiInsert(
        [true, false].map((allowed) => ({
          ...{ id: newId(), organisation_id: w.organisationId, kind: 'other', color: 1 },
          ...{ name: `Type ${allowed}`, shortcut: allowed ? 'L4' : 'UW', allow_attachment: allowed },
        }))
      )
  )
  const plans = planner(client, w, w.manager)
  const absence = async (code: string, on = day) => {
    const entry = plans.shift({ type: 1, employeeId: w.employee.employeeId, day: on, fullDay: true, code })
    return (await plans.create({ ...entry, positionId: null, start: '00:00', end: '00:00' })).id as string
  }
  return { w, plans, absence, sick: await absence('l4'), leave: () => absence('UW') }
}

const at = (client: ApiClient, { token }: Person, entryId: string) => {
  const path = `/api/requests/absences/${entryId}/attachments`
  return {
    list: () => client.get(path).bearerToken(token),
    add: (sent: NewAttachment) =>
      client
        .post(path)
        .json({ ...sent })
        .bearerToken(token),
    link: (id: string) => client.get(`${path}/${id}/link`).bearerToken(token),
    remove: (id: string) => client.delete(`${path}/${id}`).bearerToken(token),
  }
}
const filesOf = (answer: { body(): { result: EntryAttachments } }) => answer.body().result.files
const keysOf = (w: World) =>
  acting(w.admin, () => rows<{ key: string }>('select file_key as key from entry_attachments'))

test.group('Attachments of absences', () => {
  test('are added, downloaded by a link and removed, from the storage too', async ({ client, assert }) => {
    const { w, sick } = await stage(client)
    const manager = at(client, w.manager, sick)
    const [added] = filesOf(await manager.add(pdf))
    assert.include(added, { name: 'Zwolnienie.pdf', type: 'application/pdf', size: 20, removable: true })
    assert.deepEqual(added!.addedBy, { name: 'Ada', surname: 'Wiśniewska' })
    const url = (await manager.link(added!.id)).body().result.url as string
    const got = await client.get(url)
    got.assertStatus(200)
    got.assertHeader('cache-control', 'private, no-store')
    assert.match(got.header('content-disposition')!, /^attachment;.*UTF-8''Zwolnienie\.pdf$/)
    const [stored] = await keysOf(w)
    const gone = await manager.remove(added!.id)
    const { files, ...type } = gone.body().result as EntryAttachments
    assert.isEmpty(files)
    assert.deepEqual(type, { allowed: true, typeName: 'Type true', from: day, until: '2026-11-04' })
    const lost = await client.get(url)
    lost.assertStatus(404)
    await assert.rejects(() => storage().bytes(w.organisationId, stored!.key), /core\.not_found/)
    const noted = await acting(w.admin, () =>
      rows<{ action: string }>(
        `select action from audit_events where entity = 'entry_attachment' order by id`
      )
    )
    assert.deepEqual(
      noted.map(({ action }) => action),
      ['requests.add_attachment', 'requests.remove_attachment']
    )
  })

  test('are what they say, not too big, not too many, and of a type that takes them', async ({
    client,
    assert,
  }) => {
    const { w, sick, leave } = await stage(client)
    const { add, list } = at(client, w.manager, sick)
    const refused = async (sent: NewAttachment) => (await add(sent)).body().Code
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])
    assert.equal(await refused(file(png, 'application/pdf')), 'requests.attachment_format')
    assert.equal(await refused(file('<script>', 'image/png', 'a.png')), 'requests.attachment_format')
    assert.equal(await refused(file('PK\x03\x04', 'application/zip', 'a.zip')), 'requests.attachment_format')
    const big = Buffer.alloc(attachmentLimits.bytes + 1, '%PDF-')
    assert.equal(await refused(file(big)), 'requests.attachment_too_big')
    const none = await at(client, w.manager, await leave()).add(pdf)
    assert.equal(none.body().Code, 'requests.attachments_not_allowed')
    assert.isEmpty(await keysOf(w))
    const [photo] = filesOf(await add(file(jpegOf(10, 10), 'image/jpeg', '../photo.exe')))
    assert.equal(photo!.name, 'photo.exe.jpg')
    const [{ key }] = (await keysOf(w)) as [{ key: string }]
    assert.notInclude(Buffer.from(await storage().bytes(w.organisationId, key)).toString('latin1'), 'GPS')
    for (let count = 1; count < attachmentLimits.perEntry; count += 1) await add(pdf)
    assert.equal(await refused(pdf), 'requests.attachments_too_many')
    assert.lengthOf(filesOf(await list()), attachmentLimits.perEntry)
  })

  test('are for the person and planners of the absence; no one else finds it', async ({ client, assert }) => {
    const { w, plans, sick } = await stage(client)
    const other = await world()
    const [added] = filesOf(await at(client, w.manager, sick).add(pdf))
    const own = at(client, w.employee, sick)
    assert.equal((await own.list()).status(), 404, 'not published yet')
    await plans.publish('2026-11-02', '2026-11-09')
    assert.deepInclude(filesOf(await own.list())[0], { id: added!.id, removable: false })
    assert.equal((await own.remove(added!.id)).body().Code, 'requests.attachment_of_planner')
    assert.lengthOf(filesOf(await own.add(pdf)), 2)
    assert.isTrue(filesOf(await own.list())[1]!.removable)
    for (const who of [w.colleague, other.admin, other.employee]) {
      const { list, add, link, remove } = at(client, who, sick)
      for (const answer of [await list(), await add(pdf), await link(added!.id), await remove(added!.id)])
        assert.equal(answer.status(), 404)
    }
    assert.lengthOf(filesOf(await own.list()), 2)
    const shift = await plans.create(plans.shift({ employeeId: w.colleague.employeeId }))
    assert.equal((await at(client, w.manager, shift.id).list()).status(), 404, 'a shift has none')
  })

  test('belong to all days in a row, whichever of them is opened', async ({ client, assert }) => {
    const { w, plans, absence, sick } = await stage(client)
    const second = await absence('l4', '2026-11-04')
    const later = await absence('l4', '2026-11-06')
    const other = await absence('UW', '2026-11-05')
    const [added] = filesOf(await at(client, w.manager, second).add(pdf))
    const named = async (who: Person, id: string) => {
      const { from, until, files } = (await at(client, who, id).list()).body().result as EntryAttachments
      return [from, until, files.map((one) => one.id).join()]
    }
    const both = [day, '2026-11-05', added!.id]
    assert.deepEqual(await named(w.manager, sick), both)
    assert.deepEqual(await named(w.manager, later), ['2026-11-06', '2026-11-07', ''])
    assert.deepEqual(await named(w.manager, other), ['2026-11-05', '2026-11-06', ''])
    await plans.publish('2026-11-02', '2026-11-09')
    assert.deepEqual(await named(w.employee, sick), both)
    ;(await at(client, w.employee, sick).link(added!.id)).assertStatus(200)
    ;(await at(client, w.employee, later).link(added!.id)).assertStatus(404)
    assert.isEmpty(filesOf(await at(client, w.manager, sick).remove(added!.id)))
  })

  test('are no more than the most when sent at once to different days of it', async ({ client, assert }) => {
    const { w, absence, sick } = await stage(client)
    const days = [sick, await absence('l4', '2026-11-04'), await absence('l4', '2026-11-05')]
    for (let count = 1; count < attachmentLimits.perEntry; count += 1)
      await at(client, w.manager, sick).add(pdf)
    const answers = await Promise.all(days.map((id) => at(client, w.manager, id).add(pdf)))
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [201, 400, 400])
    assert.lengthOf(await keysOf(w), attachmentLimits.perEntry)
  })

  test('stay closed to impersonating employees of the provider, with a sentence', async ({
    client,
    assert,
  }) => {
    const { w, plans, sick } = await stage(client)
    const [added] = filesOf(await at(client, w.manager, sick).add(pdf))
    await plans.publish('2026-11-02', '2026-11-09')
    for (const [person, role] of [
      [w.employee, roles.backOfficeViewer],
      [w.manager, roles.globalAdmin],
    ] as const) {
      const seat = { ...person, token: await seatOf(client, await officePerson(role), person) }
      const { list, add, link, remove } = at(client, seat, sick)
      for (const answer of [await list(), await add(pdf), await link(added!.id), await remove(added!.id)]) {
        answer.assertStatus(403)
        assert.equal(answer.body().Code, 'identity.not_while_impersonating')
        assert.notEqual(answer.body().ErrorMessage, answer.body().Code)
      }
    }
    assert.lengthOf(filesOf(await at(client, w.employee, sick).list()), 1)
  })

  test('come back with an absence whose deletion is undone, and go a week after it', async ({
    client,
    assert,
  }) => {
    const { w, plans, sick } = await stage(client)
    const { add, list } = at(client, w.manager, sick)
    await add(pdf)
    const sweep = () => organisationContext.run(w.organisationId, sweepAttachments)
    const remove = async () => {
      const entry = (await plans.range('2026-11-02', '2026-11-09')).entries.find(({ id }) => id === sick)!
      const answer = await plans.send([{ kind: 'delete', id: sick, version: entry.version }], 'delete')
      answer.assertStatus(200)
    }
    await remove()
    await sweep()
    assert.equal((await list()).status(), 404)
    const undone = await plans.undo()
    undone.assertStatus(200)
    assert.lengthOf(filesOf(await list()), 1)
    await acting(w.admin, () => rows(`update entry_attachments set left_at = left_at - interval '7 days'`))
    await sweep()
    assert.lengthOf(filesOf(await list()), 1)

    await remove()
    await sweep()
    const [{ key }] = (await keysOf(w)) as [{ key: string }]
    await acting(w.admin, () => rows(`update entry_attachments set left_at = left_at - interval '7 days'`))
    await sweep()
    assert.isEmpty(await keysOf(w))
    await assert.rejects(() => storage().bytes(w.organisationId, key), /core\.not_found/)
  })
})
