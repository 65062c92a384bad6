/** Milliseconds of single calls. */
export type Times = { median: number; highest: number; count: number }

const timesOf = (all: number[]): Times => {
  const sorted = all.toSorted((one, other) => one - other)
  return { median: sorted[Math.floor(sorted.length / 2)]!, highest: sorted.at(-1)!, count: sorted.length }
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await call()
  return performance.now() - startedAt
}

/** How long a call takes while nothing else happens. */
export async function alone(call: () => Promise<unknown>, rounds = 40): Promise<Times> {
  const all: number[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await timed(call))
  return timesOf(all)
}

/** How long calls take, one after the other of each kind, while other work is under way. */
export async function besideWork<Name extends string>(
  work: Promise<unknown>,
  calls: Record<Name, () => Promise<unknown>>
): Promise<Record<Name, Times>> {
  let isOver = false
  const ending = work.finally(() => (isOver = true))
  const names = Object.keys(calls) as Name[]
  const measured = await Promise.all(
    names.map(async (name) => {
      const all: number[] = []
      while (!isOver) all.push(await timed(calls[name]))
      return [name, timesOf(all)] as const
    })
  )
  await ending
  return Object.fromEntries(measured) as Record<Name, Times>
}
