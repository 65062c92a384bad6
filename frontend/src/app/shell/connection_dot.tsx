import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { hub } from '#/lib/network/hubs.ts'
import { useNetworkDown, useServerSilent } from '#/lib/network/network.ts'
import { useHub, useHubState } from '#/lib/network/use_hub.ts'
import classes from './connection_dot.module.css'

const nothing = {}

/** Whether changes of others arrive by themselves. When they stopped, a click tries again. */
export function ConnectionDot() {
  const { t } = useTranslation()
  useHub('notifications', nothing)
  const hubState = useHubState('notifications')
  const isDown = useNetworkDown()
  const isSilent = useServerSilent()
  // A line that was cut stays open on paper until it times out.
  const state = isDown ? 'offline' : isSilent ? 'silent' : hubState
  const stopped = state === 'disconnected'
  const label = t(`app.connection_${state}`)
  return (
    <>
      <Tooltip label={stopped ? t('app.connection_retry') : label}>
        <UnstyledButton
          className={classes.dot}
          data-state={state}
          aria-label={stopped ? `${label}. ${t('app.connection_retry')}` : label}
          aria-disabled={!stopped}
          onClick={() => stopped && void hub('notifications').connect()}
        >
          <span className={classes.light} aria-hidden />
          {state !== 'connected' && <span className={classes.text}>{label}</span>}
        </UnstyledButton>
      </Tooltip>
      <VisuallyHidden aria-live="polite">{state === 'silent' && label}</VisuallyHidden>
    </>
  )
}
