import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useStep } from '../queries.ts'
import { Stage } from '../stage.tsx'
import classes from './wizard.module.css'

const steps = ['location', 'positions', 'employees'] as const
type Props = { step: (typeof steps)[number]; title: string; lead: string; children: ReactNode }

/** A step of the wizard. Leaving keeps the place; skipping goes without. */
export function WizardFrame({ step, title, lead, children }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const move = useStep()
  const home = () => void navigate('/')
  return (
    <>
      <Stage title={title} lead={lead} done={[steps.indexOf(step) + 1, steps.length]}>
        {children}
      </Stage>
      <div className={classes.ways}>
        <Button variant="subtle" onClick={home}>
          {t('onboarding.wizard.later')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          c="gray.7"
          loading={move.isPending}
          onClick={() => move.mutate({ step: 'skipped' }, { onSuccess: home })}
        >
          {t('onboarding.wizard.skip')}
        </Button>
      </div>
    </>
  )
}

type ActionsProps = { back?: () => void; nextText?: string; loading: boolean; onNext?: () => void }

/** The way on, and back where there is one. Without `onNext` the form around it is sent. */
export function WizardActions({ back, nextText, loading, onNext }: ActionsProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.actions}>
      {back ? (
        <Button variant="default" size="md" onClick={back}>
          {t('core.back')}
        </Button>
      ) : (
        <span />
      )}
      <Button type={onNext ? 'button' : 'submit'} size="md" loading={loading} onClick={onNext}>
        {nextText ?? t('onboarding.next')}
      </Button>
    </div>
  )
}
