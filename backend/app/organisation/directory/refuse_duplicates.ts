import { DomainError } from '#app/core/errors/domain_error'
import type { DomainErrorCode } from '#contracts/errors'

type UniqueViolation = { code?: string; constraint?: string }
type Refusal = { code: DomainErrorCode; details?: Record<string, unknown> }

/**
 * Runs `work` and turns a violated unique constraint into the refusal listed for it. The database decides, so two
 * people at once cannot both pass. PostgreSQL has given up the transaction by then: the refusal must end it.
 */
export async function refuseDuplicates<T>(
  refusals: Record<string, Refusal>,
  work: () => Promise<T>
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint } = error as UniqueViolation
    const refusal = code === '23505' && constraint ? refusals[constraint] : undefined
    if (!refusal) throw error
    throw new DomainError(refusal.code, refusal.details)
  }
}
