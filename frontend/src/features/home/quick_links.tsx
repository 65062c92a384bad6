import { Card } from '@mantine/core'
import {
  IconBuildingStore,
  IconCalendarWeek,
  IconChevronRight,
  IconClipboardCheck,
  IconFileExport,
  IconSettings,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCan } from '#/lib/account/profile.ts'
import { useScreenPath } from '#/lib/screens/screens.ts'
import { CardTitle } from './card_title.tsx'
import classes from './home.module.css'

const targets = [
  { name: 'scheduler', icon: IconCalendarWeek },
  { name: 'records', icon: IconClipboardCheck },
  { name: 'employees', icon: IconUsers },
  { name: 'localizations', icon: IconBuildingStore },
  { name: 'exports', icon: IconFileExport },
  { name: 'company-settings', icon: IconSettings },
  { name: 'my-profile', icon: IconUserCircle },
] as const

/** The way on, to whatever this person may open. */
export function QuickLinks() {
  const { t } = useTranslation()
  const pathOf = useScreenPath()
  const plans = useCan('schedule.edit')
  const open = targets.flatMap(({ name, icon }) => {
    const path = pathOf(name)?.replace('/:tab', '/general')
    return path ? [{ name, icon, path }] : []
  })
  return (
    <Card>
      <CardTitle>{t('home.links.title')}</CardTitle>
      <ul className={classes.links}>
        {open.slice(0, 5).map(({ name, icon: Icon, path }) => (
          <li key={name}>
            <Link to={path} className={classes.link}>
              <span className={classes.linkIcon} aria-hidden>
                <Icon size={20} stroke={1.6} />
              </span>
              <span>
                <span className={classes.linkName}>{t(`nav.${name}`)}</span>
                <span className={classes.linkText}>
                  {t(name === 'scheduler' && !plans ? 'home.links.own_schedule' : `home.links.${name}`)}
                </span>
              </span>
              <IconChevronRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
