import { CloseButton } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { IconClockExclamation } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { browserZone, wallClock, zonesDiffer } from '#/lib/time/time_zone.ts'
import classes from './banner.module.css'

/** The clock on the wall of the company is not the one on this computer. */
export function ZoneBanner() {
  const { t } = useTranslation()
  const format = useFormat()
  const { timeZone } = useProfile()
  const [hidden, hide] = useSessionStorage({ key: 'zone_banner_hidden', defaultValue: false })
  if (hidden || !timeZone || !zonesDiffer(browserZone(), timeZone)) return null
  return (
    <div className={classes.banner} role="status">
      <IconClockExclamation size={18} stroke={1.6} aria-hidden />
      <span className={classes.text}>
        {t('app.zone_differs', {
          organisationZone: zoneName(timeZone),
          time: format.clock(wallClock(timeZone).time),
          ownZone: zoneName(browserZone()),
        })}
      </span>
      <CloseButton size="sm" aria-label={t('core.close')} onClick={() => hide(true)} />
    </div>
  )
}

const zoneName = (zone: string) => zone.replaceAll('_', ' ')
