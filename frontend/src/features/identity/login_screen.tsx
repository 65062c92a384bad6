import { Loader } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { endedSession, type EndedSession } from '#/lib/session/ended_session.ts'
import { useUnsent } from '#/lib/network/unsent.ts'
import { isOfficeHost } from '#/lib/session/host.ts'
import { LoginForm } from './login_form.tsx'
import { EntranceFrame } from '#/ui/entrance/entrance_frame.tsx'
import classes from '#/ui/entrance/entrance.module.css'
import { Providers } from './providers.tsx'
import { useArrival } from './queries.ts'
import { Refusal } from '#/ui/entrance/refusal.tsx'
import { sentenceOf } from './sign_in_refusal.ts'

/** The customers' sign-in, or on back-office hosts the provider's. */
export function LoginScreen() {
  const { t } = useTranslation()
  const office = isOfficeHost()
  const search = useSearchParams()[0]
  const arrival = useArrivalOnce(search.has('arrived'))
  const [ended] = useState(endedSession.read)
  const waiting = useUnsent()?.count ?? 0
  const refused = search.get('refused')
  const refusal = refused ? new ApiFailure(400, { Code: `identity.${refused}` }) : arrival.error
  if (search.has('arrived') && !arrival.error)
    return (
      <EntranceFrame title={t('identity.provider.arriving')} lead="">
        <Loader type="bar" size="sm" aria-label={t('core.loading')} />
      </EntranceFrame>
    )
  return (
    <EntranceFrame
      title={t(office ? 'identity.login.office_title' : 'identity.login.title')}
      lead={t(office ? 'identity.login.office_lead' : 'identity.login.lead')}
    >
      <Refusal
        sentence={
          sentenceOf(refusal, t) ??
          (ended && t(`identity.login.${wordOf(ended, waiting)}`, { count: waiting }))
        }
      />
      <LoginForm />
      <Providers />
      {!office && (
        <p className={classes.below}>
          {t('identity.register.new')}{' '}
          <Link to="/register" className={classes.link}>
            {t('identity.register.link')}
          </Link>
        </p>
      )}
    </EntranceFrame>
  )
}

/** What the page waits to send goes out from this page alone, and in no other name. */
const wordOf = ({ isSeat }: EndedSession, waiting: number): string =>
  `${isSeat ? 'seat_ended' : 'ended'}${waiting > 0 ? '_unsent' : ''}`

/** The proof of having been at a provider is good for one exchange. */
function useArrivalOnce(arrived: boolean) {
  const arrival = useArrival()
  const asked = useRef(false)
  const { mutate } = arrival
  useEffect(() => {
    if (!arrived || asked.current) return
    asked.current = true
    mutate()
  }, [arrived, mutate])
  return arrival
}
