import { List } from '@mantine/core'
import type { Unpublished } from '../model/publication.ts'
import { useTranslation } from 'react-i18next'

const kinds = ['added', 'changed', 'removed', 'absences'] as const

/** How many shifts publishing would add, change and remove for staff, and absences. Asked from a dialog outside of the schedule. */
export function NewsList({ news }: { news: Unpublished }) {
  const { t } = useTranslation()
  return (
    <List size="sm">
      {kinds
        .filter((kind) => news[kind].length > 0)
        .map((kind) => (
          <List.Item key={kind}>{t(`scheduling.publish.${kind}`, { count: news[kind].length })}</List.Item>
        ))}
    </List>
  )
}
