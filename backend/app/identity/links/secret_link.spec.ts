import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { newSecretLink, readSecretLink } from '#app/identity/links/secret_link'

test.group('A mailed link', () => {
  test('names its row, and fits the hash of its own secret alone', ({ assert }) => {
    const id = newId()
    const [one, other] = [newSecretLink(id), newSecretLink(id)]
    assert.notEqual(one.link, other.link)
    assert.notInclude(one.link, one.secretHash)
    assert.match(one.secretHash, /^[0-9a-f]{64}$/)
    const read = readSecretLink(one.link)!
    assert.equal(read.id, id)
    assert.isTrue(read.matches(one.secretHash))
    assert.isFalse(read.matches(other.secretHash))
  })

  test('of any other form is none', ({ assert }) => {
    const { link } = newSecretLink(newId())
    const [id, secret] = link.split('.') as [string, string]
    for (const given of [
      '',
      ...[id, secret, `.${secret}`, `${id}.`, `${id}${secret}`, `${id}-${secret}`],
      ...[` ${link}`, `${link} `, `x${link}`, `${link}x`, link.slice(0, -1)],
      ...[`${id.toUpperCase().replace(/\d/g, 'G')}.${secret}`, `${id.replaceAll('-', '')}.${secret}`],
      ...[`${id}.${secret.slice(0, -1)}!`, `${id.slice(0, -1)}.${secret}`, `${id}0.${secret}`],
      ...[`0${id}.${secret}`, `${id.replace('-', '-0000-')}.${secret}`],
    ])
      assert.isNull(readSecretLink(given), given)
  })
})
