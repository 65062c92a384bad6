import { notFound } from '#app/core/errors/domain_error'

/** @throws core.not_found with the first id that is asked for and was not found */
export function requireFound(asked: readonly string[], found: readonly { id: string }[]): void {
  const known = new Set(found.map(({ id }) => id))
  const unknown = asked.find((id) => !known.has(id))
  if (unknown) throw notFound({ id: unknown })
}
