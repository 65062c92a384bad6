import { test } from '@japa/runner'
import { signInPage } from '#app/core/http/sign_in_page'

test.group('The page of the sign-in', () => {
  test('speaks the language chosen on the device, or that of the host', ({ assert }) => {
    assert.equal(signInPage('/login', 'app.example.com'), '/login.pl-PL.html')
    assert.equal(signInPage('/login', 'vn.example.com'), '/login.vi-VN.html')
    assert.equal(signInPage('/login', 'vn.example.com', { chosen: 'en-US' }), '/login.en-US.html')
    assert.equal(signInPage('/login', 'app.example.com', { chosen: '../secret' }), '/login.pl-PL.html')
  })

  test('is the common one for users who are signed in on the device', ({ assert }) => {
    const known = { chosen: 'en-US', isSignedIn: true }
    assert.equal(signInPage('/login', 'app.example.com', known), '/')
    assert.isNull(signInPage('/register', 'app.example.com', known))
  })

  test('is the common one with more in its address, and for the provider', ({ assert }) => {
    assert.isNull(signInPage('/login?arrived=1', 'app.example.com'))
    assert.isNull(signInPage('/login', 'office.example.com'))
    assert.isNull(signInPage('/register', 'app.example.com'))
  })
})
