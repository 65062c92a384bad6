import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { session } from '#/lib/session/session.ts'
import { toast } from '#/ui/toast.ts'
import { EntranceFrame } from '#/ui/entrance/entrance_frame.tsx'
import classes from '#/ui/entrance/entrance.module.css'
import { MailedLink } from './mailed_link.tsx'
import { PasswordForm } from './password_form.tsx'
import { useSignIn } from '#/lib/account/entering.ts'
import { type LinkUse, useActivation } from './queries.ts'
import { Refusal } from '#/ui/entrance/refusal.tsx'
import { sentenceOf } from './account_refusal.ts'
import { ConfirmRegistration } from './registration/confirm_registration.tsx'

/** Opens what a mailed link stands for: an account a person was invited to, or a company that registered itself. */
export function ActivateAccountScreen() {
  const registration = useSearchParams()[0].get('registration')
  return registration === null ? <ActivateInvited /> : <ConfirmRegistration link={registration} />
}

/** A user who chose a password is signed in with it at once. */
function ActivateInvited() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const activation = useActivation()
  const signIn = useSignIn()
  const activate = (use: LinkUse) =>
    activation.mutate(use, {
      onSuccess: ({ email }) => {
        toast({ type: 'success', text: t('account.activation.done') })
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
        <EntranceFrame
          title={t('account.activation.title', { name })}
          lead={t(needsPassword ? 'account.activation.lead' : 'account.activation.confirm_lead', {
            organisation: organisationName ?? 'Shiftloom',
            email,
          })}
        >
          {needsPassword ? (
            <PasswordForm
              email={email}
              submitText={t('account.activation.submit')}
              error={activation.error}
              pending={pending}
              onSubmit={(password) => activate({ link, password })}
            />
          ) : (
            <div className={classes.fields}>
              <Refusal sentence={sentenceOf(activation.error, t)} />
              <Button size="md" fullWidth loading={pending} onClick={() => activate({ link })}>
                {t('account.activation.confirm')}
              </Button>
            </div>
          )}
        </EntranceFrame>
      )}
    </MailedLink>
  )
}
