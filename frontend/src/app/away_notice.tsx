import { Alert, Loader } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useServiceAway, useToldOnScreen } from '#/lib/network/network.ts'
import classes from './away_notice.module.css'

/**
 * Says that the service is away, unless the screen does so itself; once it is back, everything that is shown is read again.
 */
export function AwayNotice() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const isAway = useServiceAway()
  const isShown = useToldOnScreen()
  const wasAway = useRef(false)
  useEffect(() => {
    if (wasAway.current && !isAway) void queries.invalidateQueries()
    wasAway.current = isAway
  }, [isAway, queries])

  return (
    <div role="status" className={classes.place}>
      {isAway && !isShown && (
        <Alert
          color="orange"
          variant="filled"
          className={classes.notice}
          styles={{ title: { color: 'white' } }}
          title={t('core.away_title')}
          icon={<Loader size={18} color="white" aria-hidden />}
        >
          {t('core.away_text')}
        </Alert>
      )}
    </div>
  )
}
