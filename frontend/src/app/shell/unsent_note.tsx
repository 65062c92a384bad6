import { IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useNetworkDown, useToldOnScreen } from '#/lib/network/network.ts'
import { useUnsent } from '#/lib/network/unsent.ts'
import classes from './banner.module.css'

/**
 * Changes that wait to be sent are shown on every screen, unless the screen does so itself. It is part of the frame
 * because nothing can be loaded for it while there is no connection.
 */
export function UnsentNote() {
  const { t } = useTranslation()
  const unsent = useUnsent()
  const isDown = useNetworkDown()
  const isShown = useToldOnScreen()
  if (!unsent || isShown || !(unsent.waiting || isDown)) return null
  return (
    <div className={classes.banner} role="status">
      <IconWifiOff size={18} stroke={1.6} aria-hidden />
      <span className={classes.text}>{t('app.unsent', { count: unsent.count })}</span>
      <Link to={unsent.path} className={classes.link}>
        {t('app.unsent_show')}
      </Link>
    </div>
  )
}
