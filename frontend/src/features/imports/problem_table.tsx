import { Button, Group, Pagination, Stack, Table, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { mostErrorRows } from '@shiftloom/backend/contracts/import_limits'
import type { Import } from '@shiftloom/backend/contracts/imports'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '#/lib/api/download.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { problemsQuery, takeErrorFile } from './queries.ts'
import classes from './imports.module.css'

/** The incorrect rows and why, to be read here or put right in a file. */
export function ProblemTable({ of }: { of: Pick<Import, 'id' | 'fileName'> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [page, setPage] = useState(1)
  const problems = useQuery(problemsQuery(of.id, page))
  const kind = /\.(csv|txt)$/i.test(of.fileName) ? 'csv' : 'xlsx'
  const download = useMutation({
    mutationFn: () => takeErrorFile(of.id, kind),
    onSuccess: (file) => saveFile(file, `${t('imports.problems.title')}.${kind}`),
  })
  if (problems.isLoadingError) return <ErrorState error={problems.error} onRetry={problems.refetch} />
  if (!problems.data) return <RowsSkeleton rows={4} />
  const { items, total, pageSize } = problems.data
  if (total === 0) return null
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <div>
          <Text fw={550}>{t('imports.problems.title')}</Text>
          <Text fz="sm" c="dimmed">
            {t('imports.problems.text')}{' '}
            {total > mostErrorRows && t('imports.problems.first', { count: mostErrorRows })}
          </Text>
        </div>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('imports.problems.download')}
        </Button>
      </Group>
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('imports.problems.title')}>
        <Table stickyHeader verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={80}>{t('imports.row')}</Table.Th>
              <Table.Th w={180}>{t('imports.problems.column')}</Table.Th>
              <Table.Th w={200}>{t('imports.problems.value')}</Table.Th>
              <Table.Th>{t('imports.problems.reason')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.flatMap(({ number, problems: all }) =>
              all.map(({ column, value, reason }, place) => (
                <Table.Tr key={`${number} ${place}`}>
                  <Table.Td className="tabular">{format.number(number)}</Table.Td>
                  <Table.Td>{column ?? t('imports.problems.whole_row')}</Table.Td>
                  <Table.Td style={{ wordBreak: 'break-word' }}>{value || '–'}</Table.Td>
                  <Table.Td>{reason}</Table.Td>
                </Table.Tr>
              ))
            )}
          </Table.Tbody>
        </Table>
      </div>
      {total > pageSize && (
        <Pagination
          total={Math.ceil(total / pageSize)}
          value={page}
          onChange={setPage}
          size="sm"
          getItemProps={(number) => ({ 'aria-label': t('core.page_number', { page: number }) })}
          getControlProps={(control) => ({ 'aria-label': t(`core.page_${control}`) })}
        />
      )}
    </Stack>
  )
}
