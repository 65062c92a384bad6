import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { seedDemo } from '#database/demo/seed'
import { demoAccounts } from '#database/demo/accounts'
import { newId } from '#app/core/models/new_id'
import { signAccessToken } from '#app/identity/public/access_token'

const base = '/api/organisation-management'

/** A token of the demo company's administrator. */
async function administrator(): Promise<string> {
  const { email } = demoAccounts.find(
    ({ organisation, roleName }) => organisation === 'demo' && roleName === 'organisation admin'
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
  return signAccessToken({ userId: user.id, sessionId, isInAdminRole: true })
}

test.group('The demo company', () => {
  test('holds nothing that its own forms would refuse', async ({ client, assert }) => {
    await seedDemo({ now: Date.now() })
    const token = await administrator()
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
})
