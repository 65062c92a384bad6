import { draftsOf } from '#/lib/screens/kept_draft.ts'
import { emptyLocation, type LocationValues } from './location_values.ts'

/** What a person had entered for a new location before they closed it. */
export const {
  kept: keptDraft,
  keep: keepDraft,
  forget: forgetDraft,
} = draftsOf<LocationValues>('location', () => emptyLocation({ country: 'PL', timeZone: 'Europe/Warsaw' }))
