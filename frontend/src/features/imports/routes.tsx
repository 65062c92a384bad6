import type { PartOffer } from '#/lib/screens/screen_part.tsx'

export const parts: PartOffer[] = ['employees.import', 'welcome.import'].map((place) => ({
  place,
  ability: 'employees.import',
  feature: 'imports',
  load: () => import('./import_button.tsx').then((file) => file.ImportButton),
}))
