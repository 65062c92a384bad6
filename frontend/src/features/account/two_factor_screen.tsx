import { Button } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { backTarget } from '#/lib/session/back_target.ts'
import { session } from '#/lib/session/session.ts'
import { TextField } from '#/ui/fields.tsx'
import { toast } from '#/ui/toast.ts'
import { EntranceFrame } from '#/ui/entrance/entrance_frame.tsx'
import classes from '#/ui/entrance/entrance.module.css'
import type { TwoFactorVisit } from '#/lib/account/entering.ts'
import { useAnswerChallenge, useCodeAgain } from './queries.ts'
import { Refusal } from '#/ui/entrance/refusal.tsx'
import { sentenceOf } from './account_refusal.ts'

/** The second step of signing in. The challenge lives in this visit only: reloaded later, sign-in starts over. */
export function TwoFactorScreen() {
  const navigate = useNavigate()
  const challenge = (useLocation().state as TwoFactorVisit | null)?.challenge
  const back = backTarget(useSearchParams()[0].get('back'))
  useEffect(() => {
    if (!challenge) void navigate('/login', { replace: true })
  }, [challenge, navigate])
  return challenge && <CodeForm challenge={challenge} back={back} />
}

type Step = TwoFactorVisit & { back: string }

function CodeForm({ challenge, back }: Step) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const answer = useAnswerChallenge()
  const again = useCodeAgain()
  const field = useRef<HTMLInputElement>(null)
  const [trusts, setTrusts] = useState(false)
  const [missing, setMissing] = useState(false)
  const byMail = challenge.method === 'email'

  function submit(event: FormEvent) {
    event.preventDefault()
    const code = field.current!.value.trim()
    setMissing(!code)
    if (!code) return field.current!.focus()
    answer.mutate(
      { challenge: challenge.id, code },
      {
        onSuccess: ({ token }) => {
          session.begin(token)
          void navigate(trusts ? '/trusted-device' : back, { replace: true, state: { back } })
        },
        onError: () => field.current?.select(),
      }
    )
  }
  const sendAgain = () =>
    again.mutate(challenge.id, {
      onSuccess: () => toast({ type: 'success', text: t('account.mail_sent.again_done') }),
    })

  return (
    <EntranceFrame
      title={t('account.two_factor.title')}
      lead={t(byMail ? 'account.two_factor.lead_email' : 'account.two_factor.lead_totp')}
    >
      <form className={classes.fields} onSubmit={submit} noValidate>
        <Refusal sentence={sentenceOf(answer.error ?? again.error, t)} />
        <TextField
          ref={field}
          label={t('account.two_factor.code')}
          name="code"
          autoComplete="one-time-code"
          inputMode={byMail ? 'numeric' : 'text'}
          autoFocus
          maxLength={20}
          error={missing && t('account.two_factor.code_required')}
        />
        <label className={classes.remember}>
          <input
            type="checkbox"
            checked={trusts}
            onChange={(event) => setTrusts(event.currentTarget.checked)}
          />
          {t('account.two_factor.trust')}
        </label>
        <Button type="submit" size="md" fullWidth loading={answer.isPending}>
          {t('account.two_factor.submit')}
        </Button>
        <div className={classes.beside}>
          <Link to="/login" className={classes.link}>
            {t('account.forgot.back')}
          </Link>
          {byMail && (
            <Button variant="subtle" size="compact-sm" loading={again.isPending} onClick={sendAgain}>
              {t('account.two_factor.again')}
            </Button>
          )}
        </div>
      </form>
    </EntranceFrame>
  )
}
