import { DomainError } from '#app/core/errors/domain_error'

type Taken = { code: 'office.email_taken' | 'office.name_taken' | 'office.country_taken'; field: string }

/**
 * Runs `work` and turns a violated unique index into its refusal: the database decides between two people at once.
 *
 * @throws office.email_taken
 * @throws office.name_taken
 * @throws office.country_taken
 */
export async function refuseTaken<T>(indexes: Record<string, Taken>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    const taken = code === '23505' && constraint ? indexes[constraint] : undefined
    if (!taken) throw error
    throw new DomainError(taken.code, { field: taken.field })
  }
}
