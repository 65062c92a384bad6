import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { TextField } from '#/ui/fields.tsx'
import { emailProblem } from './email_problem.ts'
import { LoginFrame } from './login_frame.tsx'
import classes from './login_screen.module.css'
import { useForgottenPassword } from './queries.ts'
import { Refusal } from './refusal.tsx'

/** Asks where to mail the link for a new password. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const ask = useForgottenPassword()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<ReturnType<typeof emailProblem>>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const email = field.current!.value.trim()
    const found = emailProblem(email)
    setProblem(found)
    if (found) return field.current!.focus()
    ask.mutate(email, { onSuccess: () => void navigate('/reset-password', { state: { email } }) })
  }

  return (
    <LoginFrame title={t('identity.forgot.title')} lead={t('identity.forgot.lead')}>
      <form className={classes.fields} onSubmit={submit} noValidate>
        <Refusal error={ask.error} />
        <TextField
          ref={field}
          label={t('identity.login.email')}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus
          error={problem && t(`identity.login.${problem}`)}
        />
        <Button type="submit" size="md" fullWidth loading={ask.isPending}>
          {t('identity.forgot.submit')}
        </Button>
        <Link to="/login" className={classes.link}>
          {t('identity.forgot.back')}
        </Link>
      </form>
    </LoginFrame>
  )
}
