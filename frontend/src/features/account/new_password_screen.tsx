import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { session } from '#/lib/session/session.ts'
import { toast } from '#/ui/toast.ts'
import { EntranceFrame } from '#/ui/entrance/entrance_frame.tsx'
import { MailedLink } from './mailed_link.tsx'
import { PasswordForm } from './password_form.tsx'
import { useNewPassword } from './queries.ts'

/** Sets a new password by the mailed link; every session of the account has ended then, also the one here. */
export function NewPasswordScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const change = useNewPassword()
  const done = () => {
    session.end()
    toast({ type: 'success', text: t('account.new_password.done') })
    void navigate('/login')
  }
  return (
    <MailedLink purpose="password_reset">
      {(link, { email }) => (
        <EntranceFrame
          title={t('account.new_password.title')}
          lead={t('account.new_password.lead', { email })}
        >
          <PasswordForm
            email={email}
            submitText={t('account.new_password.submit')}
            error={change.error}
            pending={change.isPending}
            onSubmit={(password) => change.mutate({ link, password }, { onSuccess: done })}
          />
        </EntranceFrame>
      )}
    </MailedLink>
  )
}
