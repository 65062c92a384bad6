import { Button, Group, Text, Title } from '@mantine/core'
import { IconBrandApple, IconBrandGooglePlay, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Logo } from '#/ui/logo.tsx'
import classes from './unsupported_screen.module.css'

const stores = {
  apple: import.meta.env.VITE_APP_STORE_URL ?? 'https://apps.apple.com/search?term=Shiftloom',
  google: import.meta.env.VITE_PLAY_STORE_URL ?? 'https://play.google.com/store/search?q=Shiftloom&c=apps',
}

/** `width`: the widest window that is still too narrow, in CSS pixels. */
export function UnsupportedScreen({ kind, width }: { kind: 'phone' | 'narrow'; width: number }) {
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
        <Text c="dimmed">{t(`app.unsupported_${kind}_text`, { width })}</Text>
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
