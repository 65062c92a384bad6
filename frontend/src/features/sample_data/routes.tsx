import type { PartOffer } from '#/lib/screens/screen_part.tsx'

export const parts: PartOffer[] = [
  {
    place: 'welcome.sample_data',
    ability: 'organisation.create',
    feature: 'sample_data',
    load: () => import('./try_button.tsx').then((file) => file.TryButton),
  },
  {
    place: 'shell.sample_data',
    ability: 'organisation.create',
    feature: 'sample_data',
    load: () => import('./sample_banner.tsx').then((file) => file.SampleBanner),
  },
]
