import { test } from '@japa/runner'
import { withoutPersonalContent } from './client_errors.js'

test('what may be personal is taken out of errors', ({ assert }) => {
  const examples: [string, string][] = [
    [
      `Unexpected token 'J', "Jan Kowalski" is not valid JSON`,
      'Unexpected token [value], [value] is not valid JSON',
    ],
    [
      "Cannot read properties of undefined (reading 'surname')",
      "Cannot read properties of undefined (reading 'surname')",
    ],
    ['can’t access property "foo", x is undefined', 'can’t access property "foo", x is undefined'],
    ['no person jan.kowalski+x@firma.example.pl here', 'no person [email] here'],
    ['at https://x.test/assets/a-1.js?token=abc#top:12:34', 'at https://x.test/assets/a-1.js:12:34'],
    ['/new-password?link=secret failed', '/new-password failed'],
    ['/employees/018f2b1c-7c1e-7abc-8def-0123456789ab', '/employees/:id'],
    ['Bearer eyJhbGciOi.eyJ1c2VySWQi.abc-_1', 'Bearer [token]'],
    ['reset 3f9a0c7b1d2e4f5a6b7c8d9e0f1a2b3c', 'reset [token]'],
    ['call +48 600 100 200 or 85010112345', 'call [figure] or [figure]'],
    [
      'at f (http://localhost:3411/assets/index-B1x.js:1:123456)',
      'at f (http://localhost:3411/assets/index-B1x.js:1:123456)',
    ],
    ['x is not a function', 'x is not a function'],
  ]
  for (const [text, left] of examples) assert.equal(withoutPersonalContent(text), left)
})
