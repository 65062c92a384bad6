import { Alert, Button, Group, Select, Stack, Table, Text } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { customerRoles } from '@shiftloom/backend/contracts/people'
import { employmentTypes } from '@shiftloom/backend/contracts/organisation'
import type { Import, ImportMatches, MatchKind, UnknownValue } from '@shiftloom/backend/contracts/imports'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { locationsQuery, positionsQuery, tagsQuery } from '#/domain/company/directory.ts'
import { enumsQuery } from '#/lib/account/profile.ts'
import { useKind } from './kind_context.ts'
import { decideReading, metricsQuery, showImport, unknownValuesQuery } from './queries.ts'
import classes from './imports.module.css'

/** Texts of the file that name nothing here, to be said what they mean; the next file remembers it. */
export function UnknownValues({ of }: { of: Pick<Import, 'id'> }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const found = useQuery(unknownValuesQuery(of.id))
  const [said, setSaid] = useState<Record<string, string | null>>({})
  const choices = useChoices()
  const decide = useMutation({
    mutationFn: () => decideReading(cache, of.id, { matches: matchesOf(found.data?.items ?? [], said) }),
    onSuccess: (begun) => showImport(cache, begun),
  })
  const items = found.data?.items ?? []
  if (items.length === 0) return null
  const anySaid = items.some((item) => said[keyOf(item)])
  return (
    <Alert
      color="orange"
      variant="light"
      icon={<IconArrowsExchange size={20} aria-hidden />}
      title={t('imports.unknown.title')}
    >
      <Stack gap="sm">
        <Text fz="sm">{t('imports.unknown.text')}</Text>
        <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('imports.unknown.title')}>
          <Table verticalSpacing={4} bg="white">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('imports.unknown.in_file')}</Table.Th>
                <Table.Th w={110}>{t('imports.unknown.rows')}</Table.Th>
                <Table.Th w="45%">{t('imports.unknown.means')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {items.map((item) => (
                <Table.Tr key={keyOf(item)}>
                  <Table.Td>
                    {item.value}{' '}
                    <Text span c="dimmed" fz="sm">
                      {t(`imports.unknown.${item.kind}`)}
                    </Text>
                  </Table.Td>
                  <Table.Td className="tabular">{item.rows}</Table.Td>
                  <Table.Td>
                    <Select
                      aria-label={t('imports.unknown.means_of', { value: item.value })}
                      data={choices[item.kind]}
                      value={said[keyOf(item)] ?? null}
                      onChange={(value) => setSaid((before) => ({ ...before, [keyOf(item)]: value }))}
                      placeholder={t('imports.unknown.choose')}
                      searchable
                      clearable
                      nothingFoundMessage={t('core.nothing_found')}
                      clearButtonProps={{ 'aria-label': t('core.clear') }}
                    />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
        <Group>
          <Button size="sm" disabled={!anySaid} loading={decide.isPending} onClick={() => decide.mutate()}>
            {t('imports.unknown.apply')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

const keyOf = ({ kind, value }: Pick<UnknownValue, 'kind' | 'value'>): string => `${kind} ${value}`

function matchesOf(items: UnknownValue[], said: Record<string, string | null>): ImportMatches {
  const matches: ImportMatches = {}
  for (const item of items) {
    const meaning = said[keyOf(item)]
    if (meaning) matches[item.kind] = { ...matches[item.kind], [item.value]: meaning }
  }
  return matches
}

function useChoices(): Record<MatchKind, { value: string; label: string }[]> {
  const { t } = useTranslation()
  const named = (items: { id: string; name: string }[] | undefined) =>
    (items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const kind = useKind()
  const languages = useQuery(enumsQuery).data?.languages ?? []
  return {
    location: named(useQuery(locationsQuery).data),
    position: named(useQuery(positionsQuery).data),
    tag: named(useQuery(tagsQuery).data),
    metric: named(useQuery({ ...metricsQuery, enabled: kind === 'metric_records' }).data),
    role: customerRoles.map((role) => ({ value: String(role), label: t(`roles.${role}`) })),
    language: languages.map(({ id, description }) => ({ value: String(id), label: description })),
    employmentType: employmentTypes.map((value) => ({ value, label: t(`imports.employment.${value}`) })),
  }
}
