const secret = /password|pin|token|secret|card_?code/i

/** Secrets never reach the log, at any depth. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, secret.test(key) ? '[masked]' : masked(inner)])
  )
}
