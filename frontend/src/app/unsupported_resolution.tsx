import { Button, Group, Text, Title } from '@mantine/core'
import { IconBrandApple, IconBrandGooglePlay, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { RouteName } from '#/lib/screens/app_route.ts'
import { Logo } from '#/ui/logo.tsx'
import classes from './unsupported_resolution.module.css'

/** The widest window that is still too narrow, in CSS pixels. */
const tooNarrow = 1280
const phone = 767
const stores = {
  apple: import.meta.env.VITE_APP_STORE_URL ?? 'https://apps.apple.com/search?term=Shiftloom',
  google: import.meta.env.VITE_PLAY_STORE_URL ?? 'https://play.google.com/store/search?q=Shiftloom&c=apps',
}
/** People open these from a mail on whatever they hold; a kiosk is a tablet. */
const everywhere: readonly RouteName[] = [
  'public_register',
  'activate-account',
  'welcome',
  'register',
  'kiosk',
]

type Kind = 'phone' | 'narrow'

const watchWidth = (listener: () => void) => {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

export function resolutionOf(width: number, name: RouteName | null): Kind | null {
  if (width > tooNarrow || (name && everywhere.includes(name))) return null
  return width <= phone ? 'phone' : 'narrow'
}

export const useIsUnsupported = (name: RouteName | null): Kind | null =>
  useSyncExternalStore(watchWidth, () => resolutionOf(window.innerWidth, name))

export function UnsupportedResolution({ kind }: { kind: Kind }) {
  const { t } = useTranslation()
  const Icon = kind === 'phone' ? IconDeviceMobile : IconDeviceDesktop
  return (
    <main className={classes.full}>
      <Logo size={36} />
      <div className={classes.card}>
        <Icon size={44} stroke={1.3} aria-hidden className={classes.icon} />
        <Title order={1} size="h2">
          {t(`app.unsupported_${kind}_title`)}
        </Title>
        <Text c="dimmed">{t(`app.unsupported_${kind}_text`, { width: tooNarrow })}</Text>
        {kind === 'phone' && (
          <Group justify="center" mt="md">
            <Button
              component="a"
              href={stores.google}
              rel="noreferrer"
              target="_blank"
              leftSection={<IconBrandGooglePlay size={18} />}
            >
              {t('app.google_play')}
            </Button>
            <Button
              component="a"
              href={stores.apple}
              rel="noreferrer"
              target="_blank"
              variant="default"
              leftSection={<IconBrandApple size={18} />}
            >
              {t('app.app_store')}
            </Button>
          </Group>
        )}
      </div>
    </main>
  )
}
