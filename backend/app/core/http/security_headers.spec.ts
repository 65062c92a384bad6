import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { pagePolicy } from '#app/core/http/page_policy'
import { securityHeaders } from '#app/core/http/security_headers'

const always = {
  'X-Request-Id': 'trace-1',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
}
/** Of a page, in a process of its own, which reads the configuration as it starts. */
async function headersWith(configured: Record<string, string>): Promise<Record<string, string>> {
  const print = `const { securityHeaders } = await import('./app/core/http/security_headers.ts')
    console.log(JSON.stringify(securityHeaders('/login', 'trace-1')))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import=@poppinss/ts-exec', '--input-type=module', '--eval', print],
    { cwd: fileURLToPath(new URL('../../..', import.meta.url)), env: { ...process.env, ...configured } }
  )
  return JSON.parse(stdout) as Record<string, string>
}

test.group('Headers of every answer', () => {
  test('let the API be neither framed, rendered nor stored', ({ assert }) => {
    for (const path of ['/api/enums', '/api/files/none'])
      assert.deepEqual(securityHeaders(path, 'trace-1', 'http://localhost:3333'), {
        ...always,
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
        'Cache-Control': 'no-store',
      })
  })

  test('let pages load what is configured and nothing else, and keep browsers at https', async ({
    assert,
  }) => {
    const telemetry = 'https://collector.example/v1/logs'
    const nothing = { APP_URL: 'http://localhost', GTM_ID: '', TELEMETRY_URL: '', MAP_TILES_URL: '' }
    const [configured, bare] = await Promise.all([
      headersWith({
        ...{ APP_URL: 'https://app.example', GTM_ID: 'GTM-ABC123', TELEMETRY_URL: telemetry },
        MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      }),
      headersWith(nothing),
    ])
    assert.deepEqual(configured, {
      ...always,
      'Content-Security-Policy': pagePolicy({
        analytics: { id: 'GTM-ABC123', consent: 'granted' },
        telemetry: { url: telemetry },
        tiles: { origin: 'https://tiles.example' },
      }),
      'Strict-Transport-Security': 'max-age=31536000',
    })
    assert.deepEqual(bare, {
      ...always,
      'Content-Security-Policy': pagePolicy({ analytics: null, telemetry: null, tiles: null }),
    })
  })

  test('are those of the API below its path alone, and of https for such an address alone', ({ assert }) => {
    for (const path of ['/', '/apiary', '/office/api/'])
      assert.notProperty(securityHeaders(path, 'trace-1', 'http://https://'), 'Cache-Control')
    const transport = 'Strict-Transport-Security'
    assert.notProperty(securityHeaders('/api/', 'trace-1', 'http://https://'), transport)
    assert.propertyVal(securityHeaders('/', 'trace-1', 'https://app.example'), transport, 'max-age=31536000')
  })
})
