import { Card, Progress, Text } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { pageTitleId, PageHeader } from '#/ui/page_header.tsx'

type Props = { title: string; lead: ReactNode; done?: [step: number, of: number]; children: ReactNode }

/** One page of the way: where on it, what is asked, the answer. */
export function Stage({ title, lead, done, children }: Props) {
  const { t } = useTranslation()
  // Each step is announced as a new page to users who cannot see it change.
  useEffect(() => document.getElementById(pageTitleId)?.focus({ preventScroll: true }), [title])
  return (
    <>
      {done && (
        <>
          <Text size="sm" c="dimmed" mb={6}>
            {t('onboarding.step_of', { step: done[0], of: done[1] })}
          </Text>
          <Progress
            value={(done[0] / done[1]) * 100}
            size="sm"
            mb="lg"
            aria-label={t('onboarding.step_of', { step: done[0], of: done[1] })}
          />
        </>
      )}
      <PageHeader title={title} description={lead} />
      <Card>{children}</Card>
    </>
  )
}
