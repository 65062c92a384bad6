import { test } from '@japa/runner'
import type { HttpContext } from '@adonisjs/core/http'
import type HostMiddleware from '#app/core/middleware/host_middleware'

/** As it is loaded where the installation has more hosts than its own. */
async function withHosts(hosts: string): Promise<HostMiddleware> {
  process.env.ALLOWED_HOSTS = hosts
  const { href } = new URL(`host_middleware.ts?hosts=${hosts}`, import.meta.url)
  return new (await import(href)).default()
}

test('hosts that an installation names besides its own get an answer', async ({ assert, cleanup }) => {
  cleanup(() => void delete process.env.ALLOWED_HOSTS)
  const middleware = await withHosts('plan.example')
  const ask = (host: string, path: string) =>
    middleware.handle({ request: { url: () => path, hostname: () => host } } as HttpContext, () =>
      Promise.resolve('answered')
    )
  assert.equal(await ask('plan.example', '/api/enums'), 'answered')
  assert.throws(() => ask('evil.example', '/api/enums'), /core\.unknown_host/)
  assert.equal(await ask('evil.example', '/health/live'), 'answered')
})
