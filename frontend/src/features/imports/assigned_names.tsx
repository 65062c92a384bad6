import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import type { Import, ImportMatches } from '@shiftloom/backend/contracts/imports'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { locationsQuery } from '#/domain/company/directory.ts'
import { decideReading, metricsQuery } from './queries.ts'

type Props = { of: Import; onForgotten: () => void }

/** Names of the file that were assigned, now or for an earlier file. Rows are read by them once: to change one, the file is sent again. */
export function AssignedNames({ of, onForgotten }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const locations = useQuery(locationsQuery).data ?? []
  const metrics = useQuery(metricsQuery).data ?? []
  const forget = useMutation({
    mutationFn: () => decideReading(cache, of.id, { matches: emptied(of.matches) }),
    onSuccess: onForgotten,
  })
  const names = new Map([...locations, ...metrics].map(({ id, name }) => [id, name]))
  const assigned = (['location', 'metric'] as const).flatMap((kind) =>
    Object.entries(of.matches[kind] ?? {}).flatMap(([text, id]) => {
      const name = names.get(id)
      return name ? [{ text, name }] : []
    })
  )
  if (assigned.length === 0) return null
  return (
    <Alert
      variant="light"
      color="gray"
      icon={<IconArrowsExchange size={20} aria-hidden />}
      title={t('imports.records.assigned')}
    >
      <Stack gap="xs">
        <List size="sm">
          {assigned.map(({ text, name }) => (
            <List.Item key={`${text} ${name}`}>{t('imports.records.assigned_as', { text, name })}</List.Item>
          ))}
        </List>
        <Group>
          <Button size="sm" variant="default" loading={forget.isPending} onClick={() => forget.mutate()}>
            {t('imports.records.forget')}
          </Button>
          <Text fz="sm" c="dimmed">
            {t('imports.records.forget_text')}
          </Text>
        </Group>
      </Stack>
    </Alert>
  )
}

/** An empty meaning removes the earlier one. */
const emptied = (matches: ImportMatches): ImportMatches =>
  Object.fromEntries(
    Object.entries(matches).map(([kind, texts]) => [
      kind,
      Object.fromEntries(Object.keys(texts).map((text) => [text, ''])),
    ])
  )
