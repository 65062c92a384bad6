import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/core/http/handler'))

server.use([
  () => import('#app/core/middleware/security_headers_middleware'),
  () => import('#app/core/middleware/host_middleware'),
  () => import('@adonisjs/cors/cors_middleware'),
  () => import('#app/core/middleware/frontend_middleware'),
  () => import('#app/core/middleware/compression_middleware'),
])

router.use([
  () => import('#app/core/middleware/locale_middleware'),
  () => import('#app/core/middleware/storable_query_middleware'),
])

export const middleware = router.named({
  /** Needs a signed-in person, and reads the body of their request. */
  auth: () => import('#app/identity/middleware/auth_middleware'),
  /** Asked by the product's own pages only. */
  sameSite: () => import('#app/identity/middleware/same_site_middleware'),
  /** One transaction in the person's organisation. */
  organisation: () => import('#app/core/middleware/organisation_middleware'),
  /** A repeated POST with the same key answers what the first one did. */
  idempotent: () => import('#app/core/middleware/idempotency_middleware'),
  /** The organisation's metrics module is on. */
  metrics: () => import('#app/demand/middleware/metrics_middleware'),
  /** The ability an endpoint names. */
  can: () => import('#app/core/middleware/can_middleware'),
  /** The ability of an endpoint that needs no account; reads a small body. */
  open: () => import('#app/core/middleware/open_middleware'),
})
