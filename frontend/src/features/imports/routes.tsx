import type { PartOffer } from '#/lib/screen_part.tsx'

export const parts: PartOffer[] = [
  {
    place: 'employees.import',
    ability: 'employees.import',
    feature: 'imports',
    load: () => import('./import_button.tsx').then((file) => file.ImportButton),
  },
]
