import { Button } from '@mantine/core'
import { IconUserShield } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { browserZone } from '#/lib/time/time_zone.ts'
import { useSignOut } from '../sign_out.ts'
import classes from './impersonation_banner.module.css'

/** Always in sight while an employee of the provider acts as a customer's user. */
export default function ImpersonationBanner() {
  const { t } = useTranslation()
  const format = useFormat()
  const profile = useProfile()
  const leave = useSignOut()
  const { impersonation } = profile
  if (!impersonation) return null
  return (
    <div className={classes.banner} role="status">
      <IconUserShield size={20} stroke={1.6} aria-hidden />
      <span className={classes.text}>
        {t('app.impersonating', {
          by: impersonation.byName,
          name: format.personName(profile),
          until: format.instant(impersonation.endsAt, browserZone()),
          reason: impersonation.reason,
        })}
      </span>
      <Button size="compact-sm" color="dark" onClick={() => void leave()}>
        {t('app.end_impersonation')}
      </Button>
    </div>
  )
}
