import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { toast } from '#/ui/toast.ts'
import { LoginFrame } from './login_frame.tsx'
import classes from './login_screen.module.css'
import { useForgottenPassword } from './queries.ts'
import { Refusal } from './refusal.tsx'

/** After asking for a new password: where to look, and what if nothing comes. Says the same for every address. */
export function MailSentScreen() {
  const { t } = useTranslation()
  const ask = useForgottenPassword()
  const { email } = (useLocation().state ?? {}) as { email?: string }
  const again = () =>
    ask.mutate(email!, {
      onSuccess: () => toast({ type: 'success', text: t('identity.mail_sent.again_done') }),
    })

  return (
    <LoginFrame
      title={t('identity.mail_sent.title')}
      lead={email ? t('identity.mail_sent.lead', { email }) : t('identity.mail_sent.lead_any')}
    >
      <div className={classes.fields}>
        <Refusal error={ask.error} />
        <Button component={Link} to="/login" size="md" fullWidth>
          {t('identity.forgot.back')}
        </Button>
        {email ? (
          <Button variant="subtle" onClick={again} loading={ask.isPending}>
            {t('identity.mail_sent.again')}
          </Button>
        ) : (
          <Link to="/forgot-password" className={classes.link}>
            {t('identity.mail_sent.other')}
          </Link>
        )}
      </div>
    </LoginFrame>
  )
}
