import logger from '@adonisjs/core/services/logger'
import { isOutage } from '#app/core/outage/is_outage'
import { seldom } from '@shiftloom/solver/worker/seldom'

const saySeldom = seldom()

/**
 * Work of a clock that goes through organisations. What fails in one is reported with its id and keeps no other waiting;
 * the next round tries it again. A store that
 * is away fails in all of them, and is reported once a minute.
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
      const say = (leftOut = 0) =>
        logger.error(
          { err, organisationId: id, job: what, leftOut },
          'a recurring job failed for an organisation'
        )
      if (isOutage(err)) saySeldom('store', say)
      else say()
    }
  }
  return done
}
