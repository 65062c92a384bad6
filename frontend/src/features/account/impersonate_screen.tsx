import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { session } from '#/lib/session/session.ts'
import { EntranceFrame } from '#/ui/entrance/entrance_frame.tsx'
import { Refusal } from '#/ui/entrance/refusal.tsx'
import { sentenceOf } from './account_refusal.ts'
import { seatQuery } from './queries.ts'

/** Where the back office sends its people to sit down in a customer's place; the address carries a code that works once. */
export function ImpersonateScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const code = useLocation().hash.slice(1)
  const seat = useQuery({ ...seatQuery(code), enabled: code !== '' })
  const token = seat.data?.token

  useEffect(() => {
    if (!token) return
    session.beginImpersonation(token)
    void navigate('/', { replace: true })
  }, [token, navigate])

  if (code !== '' && !seat.isLoadingError)
    return (
      <EntranceFrame title={t('account.impersonate.title')} lead={t('account.impersonate.lead')}>
        <Loader type="bar" size="sm" aria-label={t('core.loading')} />
      </EntranceFrame>
    )
  return (
    <EntranceFrame
      title={t('account.impersonate.refused_title')}
      lead={t('account.impersonate.refused_lead')}
    >
      <Refusal sentence={seat.error ? sentenceOf(seat.error, t) : t('account.impersonate.missing')} />
    </EntranceFrame>
  )
}
