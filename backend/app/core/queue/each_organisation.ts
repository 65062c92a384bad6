import logger from '@adonisjs/core/services/logger'

/**
 * Work of a clock that goes through organisations. What fails in one is reported with its id and keeps no other waiting;
 * the next round tries it again.
 *
 * @returns what the work answered where it succeeded
 */
export async function eachOrganisation<T>(
  ids: readonly string[],
  what: string,
  work: (id: string) => Promise<T>
): Promise<T[]> {
  const done: T[] = []
  for (const id of ids) {
    try {
      done.push(await work(id))
    } catch (err) {
      logger.error({ err, organisationId: id, job: what }, 'a recurring job failed for an organisation')
    }
  }
  return done
}
