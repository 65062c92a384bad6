import { DomainError } from '#app/core/errors/domain_error'

/**
 * The database decides, so that two people at once cannot both take a name.
 *
 * @throws scheduling.template_name_taken by another template of the location
 */
export async function refuseTakenName<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code !== '23505' || constraint !== 'schedule_templates_name') throw error
    throw new DomainError('scheduling.template_name_taken', { field: 'name', name })
  }
}
