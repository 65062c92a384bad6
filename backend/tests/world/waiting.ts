import { setTimeout } from 'node:timers/promises'
import { rows } from '#app/core/organisation_context'

/** Until so many other units of work wait for what this one holds, also behind one another. */
export async function untilWaitedFor(units = 1): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const [waiting] = await rows<{ count: number }>(
      // `pg_locks` is read each time; `pg_stat_activity` stays as a transaction first saw it.
      `with recursive waits as (select distinct pid from pg_locks where not granted), behind(pid) as (
         select pid from waits where pg_backend_pid() = any(pg_blocking_pids(pid))
         union
         select w.pid from waits w join behind b on b.pid = any(pg_blocking_pids(w.pid))
       ) select count(*)::int as count from behind`
    )
    if (waiting!.count >= units) return
    await setTimeout(10)
  }
  throw new Error('Nothing waits.')
}

/** A request is sent once something waits for it. */
export const sent = <T>(request: PromiseLike<T>): Promise<T> => Promise.resolve(request)
