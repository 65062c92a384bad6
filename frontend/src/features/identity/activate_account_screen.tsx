import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { session } from '#/lib/session.ts'
import { toast } from '#/ui/toast.ts'
import { LoginFrame } from './login_frame.tsx'
import classes from './login_screen.module.css'
import { MailedLink } from './mailed_link.tsx'
import { PasswordForm } from './password_form.tsx'
import { type LinkUse, useActivation, useSignIn } from './queries.ts'
import { Refusal } from './refusal.tsx'

/** Opens an account by the mailed link. Whoever chose a password is signed in with it at once. */
export function ActivateAccountScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const activation = useActivation()
  const signIn = useSignIn()
  const activate = (use: LinkUse) =>
    activation.mutate(use, {
      onSuccess: ({ email }) => {
        toast({ type: 'success', text: t('identity.activation.done') })
        session.end()
        const home = () => void navigate(use.password ? '/' : '/login')
        if (!use.password) return home()
        signIn.mutate({ email, password: use.password, rememberMe: false }, { onSettled: home })
      },
    })
  const pending = activation.isPending || signIn.isPending

  return (
    <MailedLink purpose="activation">
      {(link, { email, name, organisationName, needsPassword }) => (
        <LoginFrame
          title={t('identity.activation.title', { name })}
          lead={t(needsPassword ? 'identity.activation.lead' : 'identity.activation.confirm_lead', {
            organisation: organisationName ?? 'Shiftloom',
            email,
          })}
        >
          {needsPassword ? (
            <PasswordForm
              email={email}
              submitText={t('identity.activation.submit')}
              error={activation.error}
              pending={pending}
              onSubmit={(password) => activate({ link, password })}
            />
          ) : (
            <div className={classes.fields}>
              <Refusal error={activation.error} />
              <Button size="md" fullWidth loading={pending} onClick={() => activate({ link })}>
                {t('identity.activation.confirm')}
              </Button>
            </div>
          )}
        </LoginFrame>
      )}
    </MailedLink>
  )
}
