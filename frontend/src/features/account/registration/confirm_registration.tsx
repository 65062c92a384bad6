import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useSignIn } from '#/lib/account/entering.ts'
import { session } from '#/lib/session/session.ts'
import { EntranceFrame } from '#/ui/entrance/entrance_frame.tsx'
import classes from '#/ui/entrance/entrance.module.css'
import { Refusal } from '#/ui/entrance/refusal.tsx'
import { PasswordField } from '#/ui/fields.tsx'
import { registrationQuery, useConfirmation } from './queries.ts'
import { registrationSentence } from './registration_refusal.ts'

/** Where the mail leads: the password once more, and the company opens. */
export function ConfirmRegistration({ link }: { link: string }) {
  const { t } = useTranslation()
  const { data, error, isPending } = useQuery(registrationQuery(link))
  if (data) return <Confirmation link={link} {...data} />
  if (isPending)
    return (
      <EntranceFrame title={t('account.link.reading')} lead="">
        <Loader type="bar" size="sm" aria-label={t('core.loading')} />
      </EntranceFrame>
    )
  return (
    <EntranceFrame title={t('account.link.broken_title')} lead={t('registration.confirm.broken_lead')}>
      <div className={classes.fields}>
        <Refusal sentence={registrationSentence(error, t)} />
        <Button component={Link} to="/login" size="md" fullWidth>
          {t('registration.form.sign_in')}
        </Button>
        <Link to="/register" className={classes.link}>
          {t('registration.confirm.register_again')}
        </Link>
      </div>
    </EntranceFrame>
  )
}

type Pending = { link: string; email: string; name: string; companyName: string }

function Confirmation({ link, email, name, companyName }: Pending) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const confirmation = useConfirmation()
  const signIn = useSignIn()
  const field = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const password = field.current!.value
    setMissing(!password)
    if (!password) return field.current!.focus()
    confirmation.mutate(
      { link, password },
      {
        onSuccess: () => {
          session.end()
          signIn.mutate(
            { email, password, rememberMe: false },
            { onSettled: () => void navigate('/', { replace: true }) }
          )
        },
        onError: () => field.current?.select(),
      }
    )
  }

  return (
    <EntranceFrame
      title={t('registration.confirm.title', { name })}
      lead={t('registration.confirm.lead', { email, company: companyName })}
    >
      <form className={classes.fields} onSubmit={submit} noValidate>
        <Refusal sentence={registrationSentence(confirmation.error, t)} />
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          ref={field}
          label={t('registration.form.password')}
          name="password"
          autoComplete="current-password"
          autoFocus
          error={missing && t('account.password.required')}
        />
        <Button type="submit" size="md" fullWidth loading={confirmation.isPending || signIn.isPending}>
          {t('registration.confirm.submit')}
        </Button>
        <Link to="/register" className={classes.link}>
          {t('registration.confirm.forgotten')}
        </Link>
      </form>
    </EntranceFrame>
  )
}
