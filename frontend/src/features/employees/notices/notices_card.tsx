import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#/ui/section.tsx'

/** What leaves by other ways than the bell, read or edited within. */
export function NoticesCard({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Section title={t('employees.notices.title')} text={t('employees.notices.text')}>
      {children}
    </Section>
  )
}
