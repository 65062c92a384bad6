import { readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { planner } from '#tests/world/planner'
import { world } from '#tests/world/world'

const tags = '/api/organisation-management/tags'

test.group('What cannot be stored is refused before it is', () => {
  for (const [what, text] of [
    ['a zero character', 'a\u0000b'],
    ['half a surrogate pair', 'a\ud800'],
  ] as const)
    test(`${what} is invalid wherever it stands`, async ({ client, assert }) => {
      const own = await world()
      const tag = await client.post(tags).bearerToken(own.admin.token).json({ name: text })
      tag.assertStatus(400)
      assert.containSubset(tag.body().Details.fields, [{ field: 'name', rule: 'text' }])
      assert.match(tag.body().ErrorMessage, /cannot be shown/)
      const { shift, send } = planner(client, own, own.manager)
      const entry = await send([
        { kind: 'create', id: '01a1f9fd-f330-7f28-a9ee-f1e4d2a53674', entry: shift({ comment: text }) },
      ])
      entry.assertStatus(400)
      assert.equal(entry.body().Details.fields[0].field, 'operations.0.entry.comment')
    })

  test('a zero character in an address is no address', async ({ client }) => {
    const { admin } = await world()
    const answer = await client.get(`${tags}?search=%00`).bearerToken(admin.token)
    answer.assertStatus(400)
  })

  test('days beyond what a calendar can reckon with are invalid', async ({ client, assert }) => {
    const own = await world()
    const { shift, send } = planner(client, own, own.manager)
    for (const day of ['0000-01-01', '9999-12-31', '1899-12-31', '2200-01-01']) {
      const answer = await send([
        { kind: 'create', id: '01a1f9fd-f330-7f28-a9ee-f1e4d2a53674', entry: shift({ day }) },
      ])
      answer.assertStatus(400)
      assert.equal(answer.body().Details.fields[0].rule, 'day', day)
    }
  })

  test('a page out of reach is invalid', async ({ client }) => {
    const { admin } = await world()
    const answer = await client.get(`${tags}?page=1e17`).bearerToken(admin.token)
    answer.assertStatus(400)
  })

  test('JSON that is no object is invalid input', async ({ client, assert }) => {
    const { admin } = await world()
    const answer = await client
      .post(tags)
      .bearerToken(admin.token)
      .type('application/json')
      .setup((request) => {
        request.request.send('"text"')
      })
    answer.assertStatus(400)
    assert.equal(answer.body().Code, 'core.invalid_input')
  })

  test('an id means the same row in capital letters', async ({ client, assert }) => {
    const own = await world()
    const { shift, send } = planner(client, own, own.manager)
    const employeeId = own.employee.employeeId
    const both = [employeeId, employeeId.toUpperCase()].map((id, index) => ({
      kind: 'create' as const,
      id: `01a1f9fd-f330-7f28-a9ee-f1e4d2a5367${index}`,
      entry: shift({ employeeId: id }),
    }))
    const answer = await send(both)
    assert.equal(answer.body().Code, 'labour_code.overlap')
  })

  test('files the endpoint does not take are not kept', async ({ client, assert }) => {
    const size = 70_000 + Math.floor(Math.random() * 50_000)
    const isKept = (name: string) => statSync(join(tmpdir(), name), { throwIfNoEntry: false })?.size === size
    await client
      .post('/api/user-access/authentication/sign-in')
      .file('file', Buffer.alloc(size), { filename: 'x.bin' })
    assert.deepEqual(readdirSync(tmpdir()).filter(isKept), [])
  })
})
