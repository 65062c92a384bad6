import { test } from '@japa/runner'
import { allowedHosts } from '#app/core/http/allowed_hosts'

test.group('Hosts an installation answers for', () => {
  test('are that of its address, of its back office and those that are named', ({ assert }) => {
    const isAllowed = allowedHosts('https://shifts.example.com', 'old.example.com, Partner.example')
    for (const name of [
      'shifts.example.com',
      'SHIFTS.example.com',
      'office.shifts.example.com',
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
      'shifts.example.com.evil',
    ])
      assert.isFalse(isAllowed(name), String(name))
  })

  test('are this machine and addresses of digits until it has a name', ({ assert }) => {
    const isAllowed = allowedHosts('http://localhost:3333')
    for (const name of ['localhost', 'office.localhost', '127.0.0.1', '192.168.1.5', '[::1]'])
      assert.isTrue(isAllowed(name), name)
    for (const name of ['evil.example', 'localhost.evil.example', null])
      assert.isFalse(isAllowed(name), String(name))
  })
})
