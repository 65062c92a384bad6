const deadlock = '40P01'

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === deadlock

/**
 * Does it again where PostgreSQL ended it to let another one through: BullMQ's own workers write the next round of
 * recurring work in another order than the call that changes its plan.
 *
 * @param tries in all; the error of the last one is thrown
 */
export async function outliveDeadlocks<T>(work: () => Promise<T>, tries = 5): Promise<T> {
  for (let left = tries - 1; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isDeadlock(error)) throw error
    }
  }
}
