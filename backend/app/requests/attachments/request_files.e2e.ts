import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { sweepAttachments } from '#app/requests/attachments/sweep_attachments'
import { madeType, requestDesk, week } from '#app/requests/testing/request_desk'
import { attachmentLimits, type EntryAttachments } from '#contracts/attachments'
import type { FiledRequest } from '#contracts/filed_requests'
import { withoutRules, world, type Person } from '#tests/world/world'

const pdf = { name: 'Note.pdf', type: 'application/pdf', content: btoa('%PDF-1.7 certificate') }
const codeOf = (answer: { body(): { Code?: string } }) => answer.body().Code

function filesDesk(client: ApiClient, who: Person, id: string) {
  const path = `/api/requests/filed/${id}/attachments`
  const as = <T extends { bearerToken(token: string): T }>(request: T): T => request.bearerToken(who.token)
  return {
    list: () => as(client.get(path)),
    files: async (): Promise<EntryAttachments['files']> => (await as(client.get(path))).body().result.files,
    add: (more: object = {}) => as(client.post(path)).json({ ...pdf, ...more }),
    remove: (fileId: string) => as(client.delete(`${path}/${fileId}`)),
    link: (fileId: string) => as(client.get(`${path}/${fileId}/link`)),
  }
}
const nameOfFiles = (files: EntryAttachments['files']) => files.map(({ name }) => name)

test.group('Requests: files', () => {
  test('are there from the draft on, and the absence shows them once it is approved', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withoutRules(w)
    const typeId = await madeType(w)
    const desk = requestDesk(client, w.employee)
    const draft = await desk.filed(typeId, { draft: true, lastDay: week.monday })
    const own = filesDesk(client, w.employee, draft.id)
    ;(await own.add()).assertStatus(201)
    ;(await filesDesk(client, w.admin, draft.id).list()).assertStatus(404)
    const { draft: _draft, ...content } = desk.usual(typeId, { lastDay: week.monday })
    ;(await desk.change(draft.id, { ...content, version: 1, draft: false })).assertStatus(200)
    const decides = filesDesk(client, w.locationManager, draft.id)
    assert.containsSubset((await decides.list()).body().result, {
      allowed: false,
      files: [{ removable: false }],
    })
    const [file] = await decides.files()
    ;(await decides.link(file!.id)).assertStatus(200)
    ;(await requestDesk(client, w.locationManager).approve(draft.id, 2)).assertStatus(200)
    const [entry] = await organisationContext.run(w.organisationId, () =>
      rows<{ id: string }>(`select effect -> 'entryIds' ->> 0 as id from requests where id = ?`, [draft.id])
    )
    const ofAbsence = async (): Promise<EntryAttachments['files']> =>
      (
        await client.get(`/api/requests/absences/${entry!.id}/attachments`).bearerToken(w.manager.token)
      ).body().result.files
    assert.deepEqual(nameOfFiles(await ofAbsence()), ['Note.pdf'])
    await requestDesk(client, w.admin).reject(draft.id, 3)
    assert.deepEqual(nameOfFiles(await own.files()), ['Note.pdf'])
  })

  test('are refused where the type takes none, in a wrong format, and beyond the most', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const typeId = await madeType(w)
    const without = await madeType(w, { name: 'None', shortcut: 'N', allowAttachment: false })
    const desk = requestDesk(client, w.employee)
    const closed = filesDesk(client, w.employee, (await desk.filed(without)).id)
    assert.equal(codeOf(await closed.add()), 'requests.attachments_not_allowed')
    const { id } = await desk.filed(typeId, { firstDay: '2030-04-01', lastDay: '2030-04-02' })
    const files = filesDesk(client, w.employee, id)
    assert.equal(codeOf(await files.add({ content: btoa('MZ program') })), 'requests.attachment_format')
    for (let count = 0; count < attachmentLimits.perEntry; count += 1) (await files.add()).assertStatus(201)
    assert.equal(codeOf(await files.add()), 'requests.attachments_too_many')
  })

  test('are written by the person and those who file for others, and read by those who see the request', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const other = await world()
    const { id } = await requestDesk(client, w.employee).filed(await madeType(w))
    const statusOf = async (who: Person) => (await filesDesk(client, who, id).add()).status()
    const writers = [w.employee, w.admin, w.locationManager, w.colleague, w.manager, other.admin]
    const seen: number[] = []
    for (const who of writers) seen.push(await statusOf(who))
    assert.deepEqual(seen, [201, 201, 403, 404, 404, 404])
    const own = filesDesk(client, w.employee, id)
    const [first, second] = await own.files()
    assert.deepEqual([first!.removable, second!.removable], [true, false])
    assert.equal(codeOf(await own.remove(second!.id)), 'requests.attachment_of_planner')
    ;(await filesDesk(client, w.locationManager, id).remove(first!.id)).assertStatus(403)
    ;(await own.remove(first!.id)).assertStatus(200)
    ;(await filesDesk(client, w.admin, id).remove(second!.id)).assertStatus(200)
    assert.isEmpty(await own.files())
  })

  test('leave with a deleted request, and its number is not given again', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w)
    const desk = requestDesk(client, w.employee)
    const first = await desk.filed(typeId)
    ;(await filesDesk(client, w.employee, first.id).add()).assertStatus(201)
    await organisationContext.run(w.organisationId, sweepAttachments)
    assert.lengthOf(await filesDesk(client, w.employee, first.id).files(), 1)
    ;(await desk.remove(first.id, 1)).assertStatus(204)
    const left = () =>
      organisationContext.run(w.organisationId, () => rows(`select id from entry_attachments`))
    await organisationContext.run(w.organisationId, sweepAttachments)
    assert.isEmpty(await left())
    const both: FiledRequest[] = await Promise.all([
      desk.filed(typeId, { firstDay: '2030-04-01', lastDay: '2030-04-01' }),
      requestDesk(client, w.colleague).filed(typeId),
    ])
    assert.deepEqual(both.map(({ number }) => number).sort(), [2, 3])
  })
})
