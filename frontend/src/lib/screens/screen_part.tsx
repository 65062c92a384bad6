import type { Ability } from '@shiftloom/backend/contracts/abilities'
import { lazy, Suspense, type ComponentType } from 'react'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'
import { useCan } from '#/lib/account/profile.ts'

/** What one feature shows on another's screen, for users with the ability. Features export `parts` from `routes.tsx`. */
export type PartOffer = {
  /** The place it is meant for, `<screen>.<what>`. */
  place: string
  ability: Ability
  /** The folder whose texts it needs. */
  feature: string
  load: () => Promise<ComponentType>
}
const offers = new Map<string, PartOffer & { Part: ComponentType }>()

/** Called by `app/`, which knows the features. */
export function offerPart(offer: PartOffer): void {
  const Part = lazy(async () => {
    const [part] = await Promise.all([offer.load(), loadFeatureTexts(offer.feature)])
    return { default: part }
  })
  offers.set(offer.place, { ...offer, Part })
}

/** Whatever another feature offers for this place; nothing when none does. */
export function ScreenPart({ place }: { place: string }) {
  const offer = offers.get(place)
  return offer ? <Allowed {...offer} /> : null
}

function Allowed({ ability, Part }: { ability: Ability; Part: ComponentType }) {
  const can = useCan(ability)
  return <Suspense fallback={null}>{can && <Part />}</Suspense>
}
