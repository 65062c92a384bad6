import { Tooltip, UnstyledButton } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useMatches } from 'react-router-dom'
import type { AppRoute } from '#/lib/screens/app_route.ts'
import { isOfficeHost } from '#/lib/session/host.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { Logo } from '#/ui/logo.tsx'
import { appRoutes } from '../routes.ts'
import { addressOf, currentOf, menuFor, menuGroups, type MenuRoute } from './menu.ts'
import classes from './navigation.module.css'

type Props = { narrow: boolean; onToggle: () => void }

export function Navigation({ narrow, onToggle }: Props) {
  const { t } = useTranslation()
  const profile = useProfile()
  const entries = menuFor(profile, appRoutes, isOfficeHost() ? 'office' : 'customer')
  const { pathname: path } = useLocation()
  const route = useMatches().at(-1)?.handle as AppRoute | undefined
  const current = currentOf(entries, { path, under: route?.under })
  const Toggle = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const toggleLabel = t(narrow ? 'app.expand_navigation' : 'app.collapse_navigation')

  return (
    <nav
      className={classes.navigation}
      data-narrow={narrow || undefined}
      aria-label={t('app.main_navigation')}
    >
      <Link
        to={isOfficeHost() ? '/office/my-profile' : '/'}
        className={classes.logo}
        aria-label={t('app.to_home')}
      >
        <Logo size={32} inverse withName={!narrow} />
      </Link>
      <div className={classes.groups}>
        {menuGroups.map((group) => {
          const ofGroup = entries.filter(({ menu }) => menu.group === group)
          if (ofGroup.length === 0) return null
          return (
            <section key={group} className={classes.group} aria-label={t(`nav.group_${group}`)}>
              {!narrow && <p className={classes.groupTitle}>{t(`nav.group_${group}`)}</p>}
              {ofGroup.map((entry) => (
                <Entry key={entry.name} entry={entry} isCurrent={entry === current} narrow={narrow} />
              ))}
            </section>
          )
        })}
      </div>
      <Tooltip label={toggleLabel} position="right" disabled={!narrow}>
        <UnstyledButton className={classes.toggle} onClick={onToggle} aria-label={toggleLabel}>
          <Toggle size={20} stroke={1.6} aria-hidden />
          {!narrow && <span>{toggleLabel}</span>}
        </UnstyledButton>
      </Tooltip>
    </nav>
  )
}

function Entry({ entry, isCurrent, narrow }: { entry: MenuRoute; isCurrent: boolean; narrow: boolean }) {
  const { t } = useTranslation()
  const Icon = entry.menu.icon
  const label = t(`nav.${entry.name}`)
  const link = useRef<HTMLAnchorElement>(null)
  // On a low screen the list is longer than its place.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <Tooltip label={label} position="right" disabled={!narrow}>
      <Link
        ref={link}
        to={addressOf(entry)}
        className={classes.entry}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={narrow ? label : undefined}
      >
        <Icon size={20} stroke={1.6} aria-hidden />
        {!narrow && <span className={classes.label}>{label}</span>}
      </Link>
    </Tooltip>
  )
}
