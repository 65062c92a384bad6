export const coreErrors = {
  'core.invalid_input': 400,
  // Each value is well formed, but they do not fit one another, or today.
  'core.inconsistent_input': 400,
  'core.unauthenticated': 401,
  'core.forbidden': 403,
  'core.not_found': 404,
  'core.stale_version': 409,
  'core.idempotency_key_reused': 400,
  'core.too_many_requests': 429,
  'core.payload_too_large': 413,
  'core.unsupported_media_type': 415,
  'core.unknown_host': 421,
  'core.unexpected': 500,
  'core.unavailable': 503,
} as const
