import type { Period } from '../../time/time.ts'
import type { SkillMix } from './demand.ts'

/** Of those at work in a position at a location, so many have the tag; where fewer are at work, all of them. */
export type MixRule = {
  readonly locationId: string
  readonly positionId: string
  readonly tagId: string
  readonly least: number
}

/** Work in the position at the location; `isMet`: by a person with the tag who has it whatever is planned. */
export type MixedWork = Period & { readonly isMet?: boolean }

/**
 * What a rule asks of the people of a problem while work is planned, whatever people will have it.
 *
 * @param works with a person or without
 * @param weight 0 to 100
 */
export function mixesOfWork(
  rule: MixRule,
  works: readonly MixedWork[],
  weight: number
): (SkillMix & Period)[] {
  const { locationId, positionId, tagId, least } = rule
  const mixes: (SkillMix & Period)[] = []
  let heads = 0
  let met = 0
  let from = 0
  for (const { at, more, moreMet } of changesOf(works)) {
    const minimum = Math.min(least, heads) - Math.min(least, met)
    const last = mixes.at(-1)
    if (minimum > 0 && last?.end === from && last.minimum === minimum)
      mixes[mixes.length - 1] = { ...last, end: at }
    else if (minimum > 0)
      mixes.push({
        ...{ id: `${locationId} ${positionId} ${from}`, locationId, workPositionId: positionId, tagId },
        ...{ minimum, weight, start: from, end: at },
      })
    heads += more
    met += moreMet
    from = at
  }
  return mixes
}

type Change = { at: number; more: number; moreMet: number }

/** By how many more or fewer people are at work from an instant on, by time. */
function changesOf(works: readonly MixedWork[]): Change[] {
  const changes = new Map<number, Change>()
  const add = (at: number, by: number, isMet: boolean) => {
    const { more, moreMet } = changes.get(at) ?? { more: 0, moreMet: 0 }
    changes.set(at, { at, more: more + by, moreMet: moreMet + (isMet ? by : 0) })
  }
  for (const { start, end, isMet = false } of works) {
    add(start, 1, isMet)
    add(end, -1, isMet)
  }
  return [...changes.values()]
    .filter(({ more, moreMet }) => more !== 0 || moreMet !== 0)
    .sort((a, b) => a.at - b.at)
}
