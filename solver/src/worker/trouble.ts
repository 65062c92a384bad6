import { anonymous, type Log } from './log.ts'
import { seldom } from './seldom.ts'

/** What to call with each failure to reach a store. */
export type Trouble = (what: string) => (error: unknown) => void

/** Failures to reach a store on their way to the log: of each kind one line a minute, as they come by the second. */
export function troubleLog(log: Log, now: () => number = Date.now): Trouble {
  const say = seldom()
  return (what) => (error) =>
    say(what, (leftOut) => log('error', what, { error: anonymous(error), leftOut }), now())
}
