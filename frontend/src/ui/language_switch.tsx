import { Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown, IconWorld } from '@tabler/icons-react'
import { locales, type Locale } from '@shiftloom/backend/contracts/enums'
import { useTranslation } from 'react-i18next'
import { changeLocale } from '#/lib/i18n/i18n.ts'

/** Each language in its own words. */
const names: Record<Locale, string> = { 'en-US': 'English', 'pl-PL': 'Polski', 'vi-VN': 'Tiếng Việt' }

type Props = { onChange?: (locale: Locale) => void; variant?: string }

export function LanguageSwitch({ onChange, variant = 'subtle' }: Props) {
  const { t, i18n } = useTranslation()
  const current = i18n.language as Locale

  async function choose(locale: Locale) {
    await changeLocale(locale)
    onChange?.(locale)
  }

  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant={variant}
          color="gray"
          size="sm"
          c="gray.7"
          leftSection={<IconWorld size={18} stroke={1.6} />}
          rightSection={<IconChevronDown size={14} />}
          aria-label={t('core.change_language', { language: names[current] })}
        >
          {names[current]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {locales.map((locale) => (
          <Menu.Item
            key={locale}
            lang={locale}
            onClick={() => void choose(locale)}
            rightSection={locale === current ? <IconCheck size={16} /> : null}
            aria-current={locale === current || undefined}
          >
            {names[locale]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
