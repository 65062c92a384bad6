/** Buffers of the matching, made larger where needed: it runs in every look of a search. */
let owners = new Int16Array(64)
let seen = new Uint8Array(64)
let found = new Uint8Array(64)

/**
 * Which of those who ask get one of what is offered, each offer going to one: as many as can, and those who get one keep
 * one, so that those who ask first come first (augmenting paths, after Kuhn).
 *
 * @returns 1 for each asking who gets one; valid until the next call
 */
export function served(
  asking: number,
  offers: number,
  mayHave: (asking: number, offer: number) => boolean
): Uint8Array {
  if (owners.length < offers) [owners, seen] = [new Int16Array(offers * 2), new Uint8Array(offers * 2)]
  if (found.length < asking) found = new Uint8Array(asking * 2)
  owners.fill(-1, 0, offers)
  for (let one = 0; one < asking; one += 1) {
    seen.fill(0, 0, offers)
    found[one] = find(one, offers, mayHave) ? 1 : 0
  }
  return found
}

/** Who got an offer in the last call, by place; -1 for no one. */
export const ownerOf = (offer: number): number => owners[offer]!

function find(asking: number, offers: number, mayHave: (asking: number, offer: number) => boolean): boolean {
  for (let offer = 0; offer < offers; offer += 1) {
    if (seen[offer] === 1 || !mayHave(asking, offer)) continue
    seen[offer] = 1
    const owner = owners[offer]!
    if (owner >= 0 && !find(owner, offers, mayHave)) continue
    owners[offer] = asking
    return true
  }
  return false
}
