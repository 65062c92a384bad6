import { Button } from '@mantine/core'
import type { Onboarding } from '@shiftloom/backend/contracts/onboarding'
import { IconFlask, IconLicense, IconRocket } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { ScreenPart } from '#/lib/screens/screen_part.tsx'
import { useScreenPath } from '#/lib/screens/screens.ts'
import { PageHeader } from '#/ui/page_header.tsx'
import { onboardingQuery, useStep } from './queries.ts'
import classes from './welcome_cards.module.css'

/** The ways to go on once the company is there, as a screen of their own. */
export function WelcomeCards({ onboarding }: { onboarding: Onboarding }) {
  const { t } = useTranslation()
  const format = useFormat()
  const profile = useProfile()
  const { trialEndsOn } = onboarding
  return (
    <>
      <PageHeader
        title={t('onboarding.welcome.title', { name: profile.name })}
        description={
          trialEndsOn
            ? t('onboarding.welcome.lead_trial', {
                company: profile.organisationName,
                day: format.day(trialEndsOn, 'full'),
              })
            : t('onboarding.welcome.lead', { company: profile.organisationName })
        }
      />
      <Choices onboarding={onboarding} />
    </>
  )
}

/** The same on the home screen of a company that has not begun yet. */
export function HomeWelcome() {
  const { data } = useQuery(onboardingQuery)
  return data?.step === 'welcome' ? <Choices onboarding={data} /> : null
}

function Choices({ onboarding: { locationId } }: { onboarding: Onboarding }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const step = useStep()
  const plans = useScreenPath()('license')
  const begin = () =>
    step.mutate(
      { step: locationId ? 'positions' : 'location' },
      { onSuccess: () => void navigate('/welcome') }
    )
  const skip = () => step.mutate({ step: 'skipped' }, { onSuccess: () => void navigate('/') })
  return (
    <>
      <ul className={classes.cards}>
        <Choice
          icon={IconRocket}
          title={t('onboarding.welcome.begin')}
          text={t('onboarding.welcome.begin_text')}
        >
          <Button size="md" fullWidth onClick={begin} loading={step.isPending}>
            {t('onboarding.welcome.begin')}
          </Button>
        </Choice>
        <Choice
          icon={IconFlask}
          title={t('onboarding.welcome.sample')}
          text={t('onboarding.welcome.sample_text')}
        >
          <ScreenPart place="welcome.sample_data" />
        </Choice>
        {plans && (
          <Choice
            icon={IconLicense}
            title={t('onboarding.welcome.plans')}
            text={t('onboarding.welcome.plans_text')}
          >
            <Button component={Link} to={plans} size="md" variant="default" fullWidth>
              {t('onboarding.welcome.plans')}
            </Button>
          </Choice>
        )}
      </ul>
      <Button variant="subtle" onClick={skip} disabled={step.isPending}>
        {t('onboarding.welcome.skip')}
      </Button>
    </>
  )
}

type ChoiceProps = { icon: TablerIcon; title: string; text: string; children: ReactNode }

function Choice({ icon: Icon, title, text, children }: ChoiceProps) {
  return (
    <li className={classes.card}>
      <span className={classes.icon} aria-hidden>
        <Icon size={26} stroke={1.6} />
      </span>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      {children}
    </li>
  )
}
