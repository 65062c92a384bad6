import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { EntranceFrame } from '#/ui/entrance/entrance_frame.tsx'
import classes from '#/ui/entrance/entrance.module.css'
import { emptyRegistration, type RegistrationValues } from './registration_values.ts'
import { RegisterForm } from './register_form.tsx'

/** A company registers itself, from the sign-in page. */
export function RegisterScreen() {
  const { t } = useTranslation()
  return (
    <Registration initial={emptyRegistration}>
      <p className={classes.below}>
        {t('registration.form.known')}{' '}
        <Link to="/login" className={classes.link}>
          {t('registration.form.sign_in')}
        </Link>
      </p>
    </Registration>
  )
}

/** The same for links from elsewhere, which may carry what is known already: `/public_register?company=…&email=…`. */
export function PublicRegisterScreen() {
  const search = useSearchParams()[0]
  const known = (name: string) => search.get(name)?.slice(0, 120) ?? ''
  const initial = {
    ...emptyRegistration,
    companyName: known('company'),
    name: known('name'),
    surname: known('surname'),
    email: known('email'),
  }
  return <Registration initial={initial} />
}

type Props = { initial: RegistrationValues; children?: React.ReactNode }

function Registration({ initial, children }: Props) {
  const { t } = useTranslation()
  const [values, setValues] = useState(initial)
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <MailSent email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <EntranceFrame title={t('registration.form.title')} lead={t('registration.form.lead')}>
      <RegisterForm
        initial={values}
        onSent={(sent) => {
          setValues({ ...sent, password: '', acceptsTerms: false })
          setSentTo(sent.email.trim())
        }}
      />
      {children}
    </EntranceFrame>
  )
}

/** Says the same whether there is an account or not. */
function MailSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <EntranceFrame
      title={t('registration.sent.title')}
      lead={<span role="status">{t('registration.sent.lead', { email })}</span>}
    >
      <div className={classes.fields}>
        <p className={classes.note}>{t('registration.sent.spam')}</p>
        <Button variant="default" size="md" fullWidth autoFocus onClick={onAgain}>
          {t('registration.sent.again')}
        </Button>
      </div>
    </EntranceFrame>
  )
}
