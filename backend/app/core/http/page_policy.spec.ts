import { test } from '@japa/runner'
import { pagePolicy } from '#app/core/http/page_policy'
import { tagManagerId } from '#contracts/tag_manager'

const alone = { analytics: null, tiles: null, telemetry: null }
const analytics = { id: 'GTM-ABC123', consent: 'granted' } as const

test.group('What a page may load', () => {
  test('nothing of others where no tag manager is configured', ({ assert }) => {
    assert.notInclude(pagePolicy(alone), 'https:')
    assert.notInclude(pagePolicy(alone), 'script-src')
  })

  test('is named kind by kind, to the last word', ({ assert }) => {
    const rulesOf = (outside: Parameters<typeof pagePolicy>[0]) => pagePolicy(outside).split('; ')
    const own = {
      ...{ default: "default-src 'self'", style: "style-src 'self' 'unsafe-inline'" },
      ...{
        image: "img-src 'self' data: blob:",
        font: "font-src 'self' data:",
        connect: "connect-src 'self'",
      },
      ...{ worker: "worker-src 'self' blob:", frames: "frame-ancestors 'none'" },
      ...{ base: "base-uri 'self'", form: "form-action 'self'" },
    }
    assert.deepEqual(rulesOf(alone), Object.values(own))
    const tag = 'https://www.googletagmanager.com'
    const advertising = 'https://googleads.g.doubleclick.net'
    const measured = `${tag} https://*.google-analytics.com`
    const tiles = { origin: 'https://tiles.example' }
    const telemetry = { url: 'https://collector.example/otlp/v1/logs' }
    assert.sameMembers(rulesOf({ analytics, tiles, telemetry }), [
      ...[own.default, own.style, own.font, own.worker, own.frames, own.base, own.form],
      `script-src 'self' ${tag} ${advertising} https://www.googleadservices.com`,
      `frame-src ${tag} https://td.doubleclick.net`,
      `${own.image} https://tiles.example ${measured} ${advertising} https://www.google.com`,
      `${own.connect} https://collector.example ${measured} https://*.analytics.google.com ${advertising} https://www.google.com`,
    ])
  })

  test('what was measured goes to the one origin that is configured', ({ assert }) => {
    const policy = pagePolicy({ ...alone, telemetry: { url: 'https://collector.example/otlp/v1/logs' } })
    assert.include(policy, "connect-src 'self' https://collector.example;")
    assert.equal(policy.split('https:').length, 2)
  })

  test('with one its hosts, and never inline scripts', ({ assert }) => {
    const rules = new Map(
      pagePolicy({ ...alone, analytics, tiles: { origin: 'https://tiles.example' } })
        .split('; ')
        .map((rule) => [rule.split(' ')[0], rule])
    )
    assert.include(rules.get('script-src')!, "'self' https://www.googletagmanager.com")
    assert.notInclude(rules.get('script-src')!, 'unsafe')
    assert.include(rules.get('img-src')!, "'self' data: blob: https://tiles.example https://www")
    assert.include(rules.get('connect-src')!, "'self' https://www.googletagmanager.com")
    assert.equal(rules.get('frame-ancestors'), "frame-ancestors 'none'")
  })
})

test('the id of a tag manager is GTM- or G- with capitals and digits', ({ assert }) => {
  for (const id of ['GTM-ABC123', 'G-1A2B3C']) assert.match(id, tagManagerId)
  for (const id of ['', 'GTM-', 'gtm-abc', 'UA-123-1', 'G-abc', 'GTM-A B', "G-1'><script>", 'XG-1'])
    assert.notMatch(id, tagManagerId)
})
