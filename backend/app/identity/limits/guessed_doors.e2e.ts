import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { guessLimits } from '#app/identity/limits/guessing'
import { newSecretLink } from '#app/identity/links/secret_link'
import {
  activate,
  ask,
  base,
  emailOf,
  forgetAttempts,
  fresh,
  invite,
  mailsTo,
  newestLink,
  setNew,
  signIn,
} from '#app/identity/testing/account_link_stage'
import { world } from '#tests/world/world'

const many = guessLimits.perIp + 50
const wrongLink = () => newSecretLink(newId()).link
const readLink = (client: ApiClient, link: string) => client.post(`${base}/account-links`).json({ link })
const answer = (client: ApiClient, challenge: string, code: string) =>
  client.post(`${base}/authentication/two-factor`).json({ challenge, code })

async function guessWithoutEnd(client: ApiClient) {
  const answers = []
  for (let n = 0; n < many; n += 1) answers.push(await readLink(client, wrongLink()))
  return answers
}

test.group('A network that guesses without end', (group) => {
  group.each.setup(async () => {
    await forgetAttempts()
    return async () => void (await forgetAttempts())
  })

  test('waits for its wrong links; right ones of other people there get through every door', async ({
    client,
    assert,
  }) => {
    const place = await world()
    const invited = await invite(client, place)
    const reset = emailOf(place.employee)
    await ask(client, reset)
    const company = { email: `${newId()}@example.test`, password: fresh }
    const registered = await client.post(`${base}/registrations`).json({
      ...{ ...company, companyName: 'Kawiarnia', name: 'Ewa', surname: 'Lis' },
      ...{ language: 1, acceptsTerms: true },
    })
    registered.assertStatus(204)

    const guesses = await guessWithoutEnd(client)
    assert.equal(guesses[guessLimits.perIp - 1]!.body().Code, 'identity.link_invalid')
    assert.equal(guesses.at(-1)!.body().Code, 'identity.too_many_attempts')
    assert.isAtLeast(guesses.at(-1)!.body().Details.minutes, 1)
    for (const wrong of [
      await setNew(client, wrongLink()),
      await activate(client, wrongLink(), fresh),
      await client.post(`${base}/registration-links`).json({ link: wrongLink() }),
    ])
      wrong.assertStatus(429)

    ;(await readLink(client, await newestLink(reset))).assertStatus(200)
    ;(await setNew(client, await newestLink(reset))).assertStatus(200)
    ;(await activate(client, await newestLink(invited.email), fresh)).assertStatus(200)
    const [mail] = await mailsTo(company.email)
    const link = new URL(/http\S+/.exec(mail!.text_body)![0]).searchParams.get('registration')!
    ;(await client.post(`${base}/registration-links`).json({ link })).assertStatus(200)
    const typo = await client.post(`${base}/registration-confirmations`).json({ link, password: `${fresh}x` })
    assert.equal(typo.body().Code, 'onboarding.password_differs')
    const confirmed = await client.post(`${base}/registration-confirmations`).json({ link, password: fresh })
    confirmed.assertStatus(200)
  })

  test('costs no hashing of passwords', async ({ client, assert, cleanup }) => {
    const make = hash.make
    cleanup(() => void (hash.make = make))
    hash.make = () => Promise.reject(new Error('a password was hashed for a wrong link'))
    for (const answer of [await setNew(client, wrongLink()), await activate(client, wrongLink(), fresh)])
      assert.equal(answer.body().Code, 'identity.link_invalid')
  })

  test('does not keep others there from their second step, whose codes are counted for themselves', async ({
    client,
    assert,
  }) => {
    const { employee } = await world()
    const email = emailOf(employee)
    const password_hash = await hash.make(fresh)
    await db.from('users').where('id', employee.userId).update({ password_hash, two_factor: 'email' })
    await guessWithoutEnd(client)
    const challengeOf = async () => (await signIn(client, email, fresh)).body().result.challenge.id as string
    const codeNow = async () => /\b\d{6}\b/.exec((await mailsTo(email)).at(-1)!.text_body)![0]
    const right = await challengeOf()
    ;(await answer(client, right, await codeNow())).assertStatus(200)

    const guessed = await challengeOf()
    const code = await codeNow()
    const codes: string[] = []
    for (let n = 1; n <= 6; n += 1)
      codes.push(
        (await answer(client, guessed, String((Number(code) + n) % 1_000_000).padStart(6, '0'))).body().Code
      )
    assert.deepEqual(codes, [...Array(5).fill('identity.wrong_code'), 'identity.challenge_ended'])
    assert.equal((await answer(client, guessed, code)).body().Code, 'identity.challenge_ended')
  })
})
