import { Anchor, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'

type Props = {
  person: { name: string; surname: string }
  /** Without it the name leads nowhere. */ to: string | null | undefined
}

/** In a new tab, so that a half-made export is not lost. */
export function PersonLink({ person, to }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const name = person.surname ? format.personName(person) : t('exports.deleted_person')
  if (!to || !person.surname) return <Text fz="sm">{name}</Text>
  return (
    <Anchor component={Link} to={to} target="_blank" fz="sm" aria-label={t('exports.open_person', { name })}>
      {name}
      <IconExternalLink size={14} aria-hidden style={{ marginInlineStart: 4, verticalAlign: -2 }} />
    </Anchor>
  )
}
