import { Card } from '@mantine/core'
import type { HelpWays } from '@shiftloom/backend/contracts/help'
import { IconBook2, IconMail, IconMessageCircle, IconPhone, type TablerIcon } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { enumsQuery } from '#/lib/account/profile.ts'
import { CardTitle } from './card_title.tsx'
import classes from './home.module.css'

type Way = { icon: TablerIcon; href: (value: string) => string; opensPage: boolean }
const ways: Record<keyof HelpWays, Way> = {
  phone: { icon: IconPhone, href: (number) => `tel:${number.replace(/[^+\d]/g, '')}`, opensPage: false },
  knowledgeBase: { icon: IconBook2, href: (url) => url, opensPage: true },
  chat: { icon: IconMessageCircle, href: (url) => url, opensPage: true },
  email: { icon: IconMail, href: (address) => `mailto:${address}`, opensPage: false },
}

/** Ways to get help, as the installation is set up; nothing without one. */
export function HelpArea() {
  const { t } = useTranslation()
  const help = useQuery(enumsQuery).data?.help
  const offered = (Object.keys(ways) as (keyof HelpWays)[]).flatMap((kind) => {
    const value = help?.[kind]
    return value ? [{ kind, value, ...ways[kind] }] : []
  })
  if (offered.length === 0) return null
  return (
    <Card component="section" aria-label={t('home.help.title')} mt="md">
      <CardTitle>{t('home.help.title')}</CardTitle>
      <ul className={classes.help}>
        {offered.map(({ kind, value, icon: Icon, href, opensPage }) => (
          <li key={kind}>
            <a
              href={href(value)}
              className={classes.link}
              {...(opensPage && { target: '_blank', rel: 'noreferrer' })}
            >
              <span className={classes.linkIcon} aria-hidden>
                <Icon size={20} stroke={1.6} />
              </span>
              <span>
                <span className={classes.linkName}>{t(`home.help.${kind}`)}</span>
                <span className={classes.linkText}>{opensPage ? t(`home.help.${kind}_text`) : value}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
