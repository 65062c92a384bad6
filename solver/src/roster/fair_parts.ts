import type { FairTargets, Model } from './model.ts'
import { loadOf, shareOf } from './score.ts'
import { unpopularKinds } from './shift_kinds.ts'

/** Parts into which each shift is split, and how often the split is made again. */
const PORTIONS = 20
const SWEEPS = 3

type Sharing = Pick<Model, 'people' | 'shifts' | 'minutes' | 'kinds' | 'candidates'>

export function fairTargets(model: Sharing): FairTargets {
  const parts = fairParts(model)
  return {
    load: fairLoad(model),
    counts: Int32Array.from(
      model.people.flatMap(({ fte }, p) => parts.map((part) => shareOf(part[p]!, fte)))
    ),
  }
}

function fairLoad(model: Sharing): number {
  const sharing = model.people.filter(({ normMinutes }) => normMinutes > 0)
  let minutes = 0
  let norm = 0
  for (const { periods, normMinutes } of sharing) {
    norm += normMinutes
    for (const { fixed } of periods) minutes += fixed
  }
  model.minutes.forEach((length, s) => {
    if (model.shifts[s]!.counts !== false && sharingAmong(model, model.candidates[s]!).length > 0)
      minutes += length
  })
  return loadOf(minutes, norm)
}

/**
 * Each person's fair part of each kind of unpopular work of the planned days: [kind][person], in shifts. All
 * of a kind is shared out so that everybody with agreed hours carries the same in proportion to full-time, as far as
 * those who may work each shift allow; work that stays counts for its assignee. None of this depends on a plan.
 */
function fairParts(model: Sharing): readonly Float64Array[] {
  return unpopularKinds.map((_, kind) => {
    const shared = model.shifts.flatMap((_, s) => {
      const among = model.kinds[kind]![s] ? sharingAmong(model, model.candidates[s]!) : []
      return among.length > 0 ? [among] : []
    })
    return sharedOut(
      model,
      shared,
      Float64Array.from(model.people, ({ fixedKinds }) => fixedKinds[kind]!)
    )
  })
}

/** Deals every shift's portions to the person with least so far, then takes each shift back and deals it again. */
function sharedOut({ people }: Sharing, shared: readonly number[][], kept: Float64Array): Float64Array {
  const part = kept.slice()
  const dealt = shared.map((among) => new Float64Array(among.length))
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    shared.forEach((among, s) => {
      const own = dealt[s]!
      among.forEach((p, place) => (part[p]! -= own[place]!))
      own.fill(0)
      for (let portion = 0; portion < PORTIONS; portion += 1) {
        let least = 0
        for (let place = 1; place < among.length; place += 1) {
          if (loadAt(among[place]!) < loadAt(among[least]!)) least = place
        }
        own[least]! += 1 / PORTIONS
        part[among[least]!]! += 1 / PORTIONS
      }
    })
  }
  return part

  function loadAt(p: number): number {
    return part[p]! / people[p]!.fte
  }
}

/** People with agreed hours; only they are compared. */
const sharingAmong = ({ people }: Sharing, among: Iterable<number>): number[] =>
  [...among].filter((p) => people[p]!.normMinutes > 0)
