import type { AccountLink, LinkPurpose } from '@shiftloom/backend/contracts/identity'
import { localeOf, type LanguageId } from '@shiftloom/backend/contracts/enums'
import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { changeLocale } from '#/lib/i18n/i18n.ts'
import { EntranceFrame } from '#/ui/entrance/entrance_frame.tsx'
import classes from '#/ui/entrance/entrance.module.css'
import { linkQuery } from './queries.ts'
import { Refusal } from '#/ui/entrance/refusal.tsx'
import { sentenceOf } from './account_refusal.ts'

type MailedLink = { purpose: LinkPurpose; children: (link: string, whose: AccountLink) => ReactNode }

/** Reads the link in the address and shows its page in the language of the mail, or says why there is none and what to do then. */
export function MailedLink({ purpose, children }: MailedLink) {
  const { t } = useTranslation()
  const link = useSearchParams()[0].get('link')
  const { data, error, isPending } = useQuery({ ...linkQuery(link ?? ''), enabled: link !== null })
  const wrong =
    data && data.purpose !== purpose ? new ApiFailure(400, { Code: 'identity.link_invalid' }) : error
  const spoken = useSpoken(data?.language)
  if (link && data && !wrong && spoken) return children(link, data)
  if (link && (isPending || (data && !wrong)))
    return (
      <EntranceFrame title={t('account.link.reading')} lead="">
        <Loader type="bar" size="sm" aria-label={t('core.loading')} />
      </EntranceFrame>
    )
  return (
    <EntranceFrame
      title={t('account.link.broken_title')}
      lead={t(link ? 'account.link.broken_lead' : 'account.link.missing')}
    >
      <div className={classes.fields}>
        <Refusal sentence={sentenceOf(link ? wrong : null, t)} />
        <Button component={Link} to="/forgot-password" size="md" fullWidth>
          {t('account.link.ask_again')}
        </Button>
        <Link to="/login" className={classes.link}>
          {t('account.forgot.back')}
        </Link>
      </div>
    </EntranceFrame>
  )
}

/** Whether the page is in the language yet; another one that the reader chooses afterwards stays. */
function useSpoken(language: LanguageId | undefined): boolean {
  const [spoken, setSpoken] = useState(false)
  useEffect(() => {
    if (language === undefined) return
    let isHere = true
    void changeLocale(localeOf(language)).then(() => isHere && setSpoken(true))
    return () => {
      isHere = false
    }
  }, [language])
  return spoken
}
