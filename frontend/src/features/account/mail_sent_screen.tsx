import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { toast } from '#/ui/toast.ts'
import { EntranceFrame } from '#/ui/entrance/entrance_frame.tsx'
import classes from '#/ui/entrance/entrance.module.css'
import { useForgottenPassword } from './queries.ts'
import { Refusal } from '#/ui/entrance/refusal.tsx'
import { sentenceOf } from './account_refusal.ts'

/** After asking for a new password: where to look, and what if nothing comes. Says the same for every address. */
export function MailSentScreen() {
  const { t } = useTranslation()
  const ask = useForgottenPassword()
  const { email } = (useLocation().state ?? {}) as { email?: string }
  const again = () =>
    ask.mutate(email!, {
      onSuccess: () => toast({ type: 'success', text: t('account.mail_sent.again_done') }),
    })

  return (
    <EntranceFrame
      title={t('account.mail_sent.title')}
      lead={email ? t('account.mail_sent.lead', { email }) : t('account.mail_sent.lead_any')}
    >
      <div className={classes.fields}>
        <Refusal sentence={sentenceOf(ask.error, t)} />
        <Button component={Link} to="/login" size="md" fullWidth>
          {t('account.forgot.back')}
        </Button>
        {email ? (
          <Button variant="subtle" onClick={again} loading={ask.isPending}>
            {t('account.mail_sent.again')}
          </Button>
        ) : (
          <Link to="/forgot-password" className={classes.link}>
            {t('account.mail_sent.other')}
          </Link>
        )}
      </div>
    </EntranceFrame>
  )
}
