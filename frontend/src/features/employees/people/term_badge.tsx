import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TermState } from './term_state.ts'

/** Nothing for what is over. */
export function TermBadge({ state }: { state: TermState }) {
  const { t } = useTranslation()
  if (!state) return null
  return (
    <Badge variant="light" color={state === 'in_force' ? 'teal' : 'gray'} c="gray.9" miw="max-content">
      {t(`employees.term.${state}`)}
    </Badge>
  )
}
