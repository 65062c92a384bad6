import type { Ability } from '@shiftloom/backend/contracts/abilities'
import type { ComponentType } from 'react'
import type { PartOffer } from '#/lib/screens/screen_part.tsx'
import { loadChangeTexts } from '#/domain/changes/load_change_texts.ts'

type Events = typeof import('./events_card.tsx')

const events = (place: string, ability: Ability, choose: (file: Events) => ComponentType): PartOffer => ({
  ...{ place: `office.${place}.events`, ability, feature: 'events' },
  load: async () => {
    const [file] = await Promise.all([import('./events_card.tsx'), loadChangeTexts('office')])
    return choose(file)
  },
})

/** What was done to a thing, on the page of the thing. */
export const parts: PartOffer[] = [
  events('organisation', 'organisations.read', (file) => file.OrganisationEvents),
  events('user', 'office_users.read', (file) => file.UserEvents),
  events('industry', 'industries.read', (file) => file.IndustryEvents),
  events('region', 'regions.read', (file) => file.RegionEvents),
]
