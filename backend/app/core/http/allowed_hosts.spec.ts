import { test } from '@japa/runner'
import { allowedHosts } from '#app/core/http/allowed_hosts'

test.group('Hosts an installation answers for', () => {
  test('are that of its address, of its back office and those that are named', ({ assert }) => {
    const isAllowed = allowedHosts('https://shifts.example.com', 'old.example.com, Partner.example')
    for (const name of [
      'shifts.example.com',
      'SHIFTS.example.com',
      ...['office', 'backoffice', 'admin'].map((label) => `${label}.shifts.example.com`),
      'old.example.com',
    ])
      assert.isTrue(isAllowed(name), name)
    assert.isTrue(isAllowed('partner.example'))
    for (const name of [
      'example.com',
      'evil.example',
      'localhost',
      '127.0.0.1',
      '',
      null,
      '.shifts.example.com',
      'shifts.example.com.evil',
    ])
      assert.isFalse(isAllowed(name), String(name))
  })

  test('are this machine and addresses of digits until it has a name', ({ assert }) => {
    const isAllowed = allowedHosts('http://localhost:3333')
    for (const name of ['localhost', 'any.localhost', '127.0.0.1', '192.168.1.5', '[::1]'])
      assert.isTrue(isAllowed(name), name)
    for (const name of ['evil.example', 'localhost.evil.example', '1[27.0.0.1', '127.0].0.1', null])
      assert.isFalse(isAllowed(name), String(name))
  })

  test('are addresses of digits as well where its own is one', ({ assert }) => {
    for (const own of ['http://192.168.1.5:3333', 'http://[::1]:3333']) {
      const isAllowed = allowedHosts(own)
      for (const name of ['localhost', '10.0.0.1', '[fe80::1]']) assert.isTrue(isAllowed(name), name)
      assert.isFalse(isAllowed('evil.example'))
    }
  })
})
