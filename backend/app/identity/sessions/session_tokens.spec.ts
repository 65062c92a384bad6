import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { hashOf, newRefreshToken, sessionHours, sessionOf } from '#app/identity/sessions/session_tokens'

test.group('The token of a session', () => {
  test('names its session and is another one each time', ({ assert }) => {
    const id = newId()
    const token = newRefreshToken(id)
    assert.equal(sessionOf(token), id)
    assert.notEqual(newRefreshToken(id), token)
    assert.equal(hashOf('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  test('of any other form names none', ({ assert }) => {
    const id = newId()
    const token = newRefreshToken(id)
    const secret = token.slice(id.length + 1)
    for (const given of [
      ...['', id, secret, ` ${token}`, `${token} `, `${token}x`, token.slice(0, -1), `0${token}`],
      ...[
        `${id}${secret}`,
        `${id}-${secret}`,
        `${id.replaceAll('-', '')}.${secret}`,
        `${token.slice(0, -1)}!`,
      ],
      ...[`${id.slice(0, -1)}.${secret}`, `${'G'.repeat(8)}${id.slice(8)}.${secret}`],
      ...[`${id.replace('-', '-0000-')}.${secret}`, `${id.slice(0, -1)}G.${secret}`],
      `${id.slice(0, 9)}GGGG${id.slice(13)}.${secret}`,
    ])
      assert.isNull(sessionOf(given), given)
  })

  test('lasts half a day, or thirty days where the person asks to be remembered', ({ assert }) => {
    assert.equal(sessionHours(false), 12)
    assert.equal(sessionHours(true), 720)
  })
})
