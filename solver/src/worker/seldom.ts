/**
 * Lets the same thing be said once in a while: what tries to reach a store that is away fails several times a second, and
 * a log full of it hides everything else.
 *
 * @returns `say(what, how)`, which does `how` unless the same `what` was said within the time; `how` gets the number of
 * times it was left out since
 */
export function seldom(everyMs = 60_000) {
  const said = new Map<string, { at: number; leftOut: number }>()
  return (what: string, how: (leftOut: number) => void, now = Date.now()): void => {
    const last = said.get(what)
    if (last && now - last.at < everyMs) return void (last.leftOut += 1)
    said.set(what, { at: now, leftOut: 0 })
    how(last?.leftOut ?? 0)
  }
}
