import type { Period } from '../../time/time.ts'
import type { SkillMix } from './demand.ts'

/** Of those at work in a position at a location, so many have the tag; where fewer are at work, all of them. */
export type MixRule = {
  readonly locationId: string
  readonly positionId: string
  readonly tagId: string
  readonly least: number
}

/**
 * What a rule asks for while people are planned, whoever they will be.
 *
 * @param works those in the position at the location, with a person or without
 * @param weight 0 to 100
 */
export function mixesOfWork(rule: MixRule, works: readonly Period[], weight: number): SkillMix[] {
  const { locationId, positionId, tagId, least } = rule
  const mixes: (SkillMix & Period)[] = []
  let heads = 0
  let from = 0
  for (const [at, change] of changesOf(works)) {
    const minimum = Math.min(least, heads)
    const last = mixes.at(-1)
    if (minimum > 0 && last?.end === from && last.minimum === minimum)
      mixes[mixes.length - 1] = { ...last, end: at }
    else if (minimum > 0)
      mixes.push({
        ...{ id: `${locationId} ${positionId} ${from}`, locationId, workPositionId: positionId, tagId },
        ...{ minimum, weight, start: from, end: at },
      })
    heads += change
    from = at
  }
  return mixes
}

/** By how many more or fewer people are at work from an instant on, by time. */
function changesOf(works: readonly Period[]): [at: number, change: number][] {
  const changes = new Map<number, number>()
  const add = (at: number, by: number) => changes.set(at, (changes.get(at) ?? 0) + by)
  for (const { start, end } of works) {
    add(start, 1)
    add(end, -1)
  }
  return [...changes].filter(([, by]) => by !== 0).sort(([a], [b]) => a - b)
}
