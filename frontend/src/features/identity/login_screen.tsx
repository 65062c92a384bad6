import { useTranslation } from 'react-i18next'
import { isOfficeHost } from '#/lib/host.ts'
import { LoginForm } from './login_form.tsx'
import { LoginFrame } from './login_frame.tsx'

/** The customers' sign-in, or on back-office hosts the provider's. */
export function LoginScreen() {
  const { t } = useTranslation()
  const office = isOfficeHost()
  return (
    <LoginFrame
      title={t(office ? 'identity.login.office_title' : 'identity.login.title')}
      lead={t(office ? 'identity.login.office_lead' : 'identity.login.lead')}
    >
      <LoginForm />
    </LoginFrame>
  )
}
