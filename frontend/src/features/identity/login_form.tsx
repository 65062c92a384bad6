import { Button } from '@mantine/core'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField, TextField } from '#/ui/fields.tsx'
import { Link } from 'react-router-dom'
import { emailProblem, type EmailProblem } from '#/lib/session/email_problem.ts'
import classes from '#/ui/entrance/entrance.module.css'
import { endedSession } from '#/lib/session/ended_session.ts'
import { firstForm } from '#/lib/session/first_form.ts'
import { useSignIn } from '#/lib/account/entering.ts'
import { Refusal } from '#/ui/entrance/refusal.tsx'
import { sentenceOf } from './sign_in_refusal.ts'

type Problems = { email?: EmailProblem; password?: 'password_required' }

/** Plain elements where they do: this is the first page, and its weight is counted. Signed in, the guard takes the person on: to the screen they came from, or home. */
export function LoginForm() {
  const { t } = useTranslation()
  const signIn = useSignIn()
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  // Who was here when the session ended only has to type the password.
  const [known] = useState(() => endedSession.read()?.email)
  const [typed] = useState(firstForm.read)
  const [rememberMe, setRememberMe] = useState(typed?.rememberMe ?? false)
  const [problems, setProblems] = useState<Problems>({})
  const startsAtPassword = typed?.focused ? typed.focused === 'password' : Boolean(known)

  // What is typed goes on where it was, up to the last letter.
  useLayoutEffect(() => {
    const entered = firstForm.read()
    if (!entered) return
    if (entered.email) email.current!.value = entered.email
    password.current!.value = entered.password
    firstForm.leave()
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const entered = { email: email.current!.value.trim(), password: password.current!.value }
    const found = problemsOf(entered)
    setProblems(found)
    if (found.email) return email.current!.focus()
    if (found.password) return password.current!.focus()
    signIn.mutate({ ...entered, rememberMe }, { onError: () => password.current?.select() })
  }

  return (
    <form className={classes.fields} onSubmit={submit} noValidate>
      <Refusal sentence={sentenceOf(signIn.error, t)} />
      <TextField
        ref={email}
        label={t('identity.login.email')}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        defaultValue={known}
        autoFocus={!startsAtPassword}
        error={problems.email && t(`identity.login.email_${problems.email}`)}
      />
      <PasswordField
        ref={password}
        label={t('identity.login.password')}
        name="password"
        autoComplete="current-password"
        autoFocus={startsAtPassword}
        error={problems.password && t('identity.login.password_required')}
      />
      <div className={classes.beside}>
        <label className={classes.remember}>
          <input
            type="checkbox"
            checked={rememberMe}
            onChange={(event) => setRememberMe(event.currentTarget.checked)}
          />
          {t('identity.login.remember_me')}
        </label>
        <Link to="/forgot-password" className={classes.link}>
          {t('identity.login.forgot')}
        </Link>
      </div>
      <Button type="submit" size="md" fullWidth loading={signIn.isPending}>
        {t('identity.login.submit')}
      </Button>
    </form>
  )
}

function problemsOf({ email, password }: { email: string; password: string }): Problems {
  return {
    email: emailProblem(email),
    password: password ? undefined : 'password_required',
  }
}
