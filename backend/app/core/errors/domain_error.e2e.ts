import { test } from '@japa/runner'

test.group('Failures', () => {
  test('an unknown address is a 404 in the envelope', async ({ client, assert }) => {
    const answer = await client.get('/api/nothing-here').header('Language', 'pl-PL')
    answer.assertStatus(404)
    assert.equal(answer.body().Code, 'core.not_found')
    assert.match(answer.body().ErrorMessage, /nie istnieje/)
    assert.isString(answer.body().TraceId)
  })

  test('invalid input names its fields in the language asked for', async ({ client, assert }) => {
    const answer = await client
      .post('/api/user-access/authentication/sign-in')
      .header('Language', 'vi-VN')
      .json({ email: 'x', password: 'x' })
    answer.assertStatus(400)
    assert.equal(answer.body().Code, 'core.invalid_input')
    assert.deepEqual(answer.body().Details.fields, [
      { field: 'email', rule: 'email', message: 'Vui lòng nhập địa chỉ e-mail hợp lệ.' },
    ])
  })
})
