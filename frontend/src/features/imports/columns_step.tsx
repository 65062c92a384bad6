import { Alert, Button, Group, Loader, Select, Stack, Table, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import {
  keyImportFields,
  type ImportField,
  type ImportKind,
  type ImportMapping,
  type ImportOptions,
  type ImportRequest,
} from '@shiftloom/backend/contracts/imports'
import { missingOfBalances } from '@shiftloom/backend/contracts/balance_columns'
import { misses } from '@shiftloom/backend/contracts/record_columns'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useProfile } from '#/lib/account/profile.ts'
import { useOneAtATime } from '#/lib/screens/use_one_at_a_time.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { guessColumns } from './column_guess.ts'
import { locationsQuery } from '#/domain/company/directory.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { startOptions, startRecordOptions, type Beginning } from './start_options.ts'
import { stopsAtUnread } from '#/ui/form/use_unread.ts'
import type { Mapping } from './column_guess.ts'
import { BalanceHints } from './balance_hints.tsx'
import { ReadingChoices } from './reading_choices.tsx'
import { useOfferedFields } from './offered_fields.ts'
import { allowedOf, PeopleChoices, useAllowedChoices } from './people_choices.tsx'
import { useKind } from './kind_context.ts'
import { RecordChoices } from './record_choices.tsx'
import type { FileTable, TableRow } from './parsing/file_table.ts'
import { mappingQuery, sendFile, showImport } from './queries.ts'
import type { ChosenFile } from './use_import_file.ts'
import classes from './imports.module.css'

type Props = {
  file: ChosenFile
  table: FileTable
  /** Some of the rows below the header. */
  rows: (from: number, count: number) => Promise<TableRow[]>
  onBack: () => void
  onSent: (id: string) => void
}

/** What the columns are; guessed at first, or as this person chose before. */
export function ColumnsStep(props: Props) {
  const kind = useKind()
  const kept = useQuery(mappingQuery(kind))
  const locations = useQuery(locationsQuery)
  const today = todayIn(useProfile().timeZone)
  if (kept.isLoadingError) return <ErrorState error={kept.error} onRetry={kept.refetch} />
  // What is remembered fills the choices once: a later answer must not change them while they are being edited.
  if (!kept.data || kept.isFetching || locations.isPending) return <Loader m="xl" />
  const begin = { today, locationIds: (locations.data ?? []).map(({ id }) => id) }
  return <Columns {...props} kept={kept.data} begin={begin} />
}

type ColumnsProps = Props & { kept: ImportMapping; begin: Beginning }

function Columns({ file, table, rows, onBack, onSent, kept, begin }: ColumnsProps) {
  const { t } = useTranslation()
  const kind = useKind()
  const offered = useOfferedFields(kind)
  const [mapping, setMapping] = useState<Mapping>(() =>
    guessColumns(table.headers, kept.mapping, offered, kind)
  )
  const [options, setOptions] = useState<ImportOptions>(() =>
    kind === 'metric_records' ? startRecordOptions(kept, begin) : startOptions(kept, begin)
  )
  const allowed = useAllowedChoices()
  const sending = useSending({ file, table, rows, onSent })
  const chosen = mapping.filter((field) => field !== null)
  const isOfPeople = kind === 'employees'
  const maySend = saysEnough(kind, chosen, options)
  const choose = (place: number, field: ImportField | null) =>
    // A field has one column: it leaves the one it had.
    setMapping((before) =>
      before.map((one, at) => (at === place ? field : one === field && field !== null ? null : one))
    )
  const send = () => {
    if (stopsAtUnread()) return
    sending.mutate({
      columns: table.headers.map((header, place) => ({ header, field: mapping[place] ?? null })),
      options: isOfPeople ? allowedOf(options, allowed) : options,
    })
  }
  return (
    <Stack gap="md">
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('imports.step.columns')}>
        <Table stickyHeader verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w="30%">{t('imports.columns.header')}</Table.Th>
              <Table.Th>{t('imports.columns.sample')}</Table.Th>
              <Table.Th w="34%">{t('imports.columns.meaning')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {table.headers.map((header, place) => (
              <Table.Tr key={place}>
                <Table.Td fw={550}>{header || t('imports.columns.unnamed', { number: place + 1 })}</Table.Td>
                <Table.Td>
                  <Text fz="sm" c="dimmed" lineClamp={1}>
                    {samples(file, place)}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <Select
                    aria-label={t('imports.columns.meaning_of', { header: header || String(place + 1) })}
                    data={offered.map((field) => ({ value: field, label: t(`imports.field.${field}`) }))}
                    value={mapping[place] ?? null}
                    placeholder={t('imports.columns.left_out')}
                    clearable
                    searchable
                    nothingFoundMessage={t('core.nothing_found')}
                    clearButtonProps={{ 'aria-label': t('core.clear') }}
                    onChange={(value) => choose(place, value as ImportField | null)}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {kind !== 'metric_records' && !hasKey(chosen) && (
        <Alert color="orange" variant="light" icon={<IconAlertTriangle size={20} aria-hidden />}>
          {t('imports.columns.no_key')}
        </Alert>
      )}
      {isOfPeople ? (
        <>
          <ReadingChoices
            chosen={chosen}
            options={options}
            onChange={setOptions}
            sampleName={sampleOf(file, mapping.indexOf('fullName'))}
          />
          <PeopleChoices options={options} onChange={setOptions} allowed={allowed} />
        </>
      ) : kind === 'metric_records' ? (
        <RecordChoices chosen={chosen} options={options} onChange={setOptions} />
      ) : (
        <BalanceHints chosen={chosen} />
      )}
      <Group justify="space-between" className={classes.foot}>
        <Button variant="default" onClick={onBack} disabled={sending.isPending}>
          {t('core.back')}
        </Button>
        <Group>
          <Text fz="sm" c="dimmed" aria-live="polite">
            {sending.isPending && t('imports.columns.sending', { share: sending.share })}
          </Text>
          <Button onClick={send} loading={sending.isPending} disabled={!maySend}>
            {t('imports.columns.check')}
          </Button>
        </Group>
      </Group>
    </Stack>
  )
}

const hasKey = (chosen: readonly ImportField[]) => chosen.some((field) => keyImportFields.includes(field))

function saysEnough(kind: ImportKind, chosen: ImportField[], options: ImportOptions): boolean {
  if (kind === 'employees') return hasKey(chosen)
  return (kind === 'metric_records' ? misses(chosen, options) : missingOfBalances(chosen)).length === 0
}

const sampleOf = ({ rows }: ChosenFile, place: number): string =>
  rows.map(({ cells }) => cells[place] ?? '').find(Boolean) ?? ''

const samples = ({ rows }: ChosenFile, place: number): string =>
  rows
    .slice(0, 50)
    .map(({ cells }) => cells[place] ?? '')
    .filter(Boolean)
    .slice(0, 3)
    .join(' · ')

function useSending({ file, table, rows, onSent }: Pick<Props, 'file' | 'table' | 'rows' | 'onSent'>) {
  const cache = useQueryClient()
  const format = useFormat()
  const kind = useKind()
  const [share, setShare] = useState(0)
  const mutation = useMutation({
    mutationFn: (asked: Pick<ImportRequest, 'columns' | 'options'>) =>
      sendFile({
        request: { kind, fileName: file.name.slice(-255), rowCount: table.rowCount, ...asked },
        rows,
        onProgress: setShare,
      }),
    onSuccess: (made) => {
      showImport(cache, made)
      onSent(made.id)
    },
  })
  return { ...mutation, mutate: useOneAtATime(mutation.mutate), share: format.percent(share) }
}
