import { Alert, Button, FileButton, Group, Loader, Select, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconFileSpreadsheet } from '@tabler/icons-react'
import { fileLimits, importLimits } from '@shiftloom/backend/contracts/import_limits'
import type { ImportKind } from '@shiftloom/backend/contracts/imports'
import { useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { LicencePlaces } from '#/domain/licence_places/licence_places.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import { stopsAtUnread } from '#/ui/form/use_unread.ts'
import { EarlierImports } from './earlier_imports.tsx'
import { encodings, type Encoding } from './parsing/decode_text.ts'
import { useKind } from './kind_context.ts'
import type { FileKind } from './parsing/kind_of_file.ts'
import { PreviewGrid } from './preview_grid.tsx'
import { TemplateButton } from './template_button.tsx'
import type { ChosenFile, ImportFile } from './use_import_file.ts'
import classes from './imports.module.css'

type Props = { file: ImportFile; onNext: () => void; onShow: (id: string) => void }

export function FileStep({ file, onNext, onShow }: Props) {
  const { t } = useTranslation()
  const kind = useKind()
  const chosen = file.file
  return (
    <Stack gap="md">
      <DropArea file={file} />
      {kind === 'employees' && <LicencePlaces />}
      {file.problem && (
        <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={20} aria-hidden />}>
          {t(`imports.file_problem.${file.problem}`, {
            ...limitsOf(kind, chosen?.kind ?? 'csv'),
            columns: importLimits.columns,
            characters: importLimits.cellLength,
          })}
        </Alert>
      )}
      {!chosen && !file.reading && (
        <Group gap="xs" wrap="nowrap">
          <TemplateButton />
          <Text fz="sm" c="dimmed">
            {t('imports.template.text')}
          </Text>
        </Group>
      )}
      {chosen?.table && chosen.rows.length < chosen.table.rowCount && (
        <Text fz="sm" c="dimmed">
          {t('imports.file.first_rows', { count: chosen.rows.length })}
        </Text>
      )}
      {chosen && <Choices file={file} chosen={chosen} />}
      {chosen?.table && chosen.table.exampleCount > 0 && (
        <Text fz="sm" c="dimmed">
          {t('imports.template.left_out')}
        </Text>
      )}
      {chosen?.table && <PreviewGrid table={chosen.table} rows={chosen.rows} />}
      {!chosen && !file.reading && <EarlierImports onShow={onShow} />}
      <Group justify="flex-end">
        <Button disabled={!chosen?.table || file.reading} onClick={() => stopsAtUnread() || onNext()}>
          {t('imports.next')}
        </Button>
      </Group>
    </Stack>
  )
}

/** As sentences name them; which of them count depends on the kind of file. */
function limitsOf(kind: ImportKind, file: FileKind) {
  const { bytes, rows, textBytes, textRows } = fileLimits[kind]
  return {
    megabytes: textBytes / 1024 / 1024,
    bookMegabytes: bytes / 1024 / 1024,
    rows: file === 'csv' ? textRows : rows,
    bookRows: rows,
  }
}

function DropArea({ file }: { file: ImportFile }) {
  const { t } = useTranslation()
  const format = useFormat()
  const kind = useKind()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) void file.open(dropped)
  }
  return (
    <Group
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      gap="md"
      wrap="nowrap"
    >
      {file.reading ? <Loader size={28} /> : <IconFileSpreadsheet size={32} stroke={1.4} aria-hidden />}
      <div style={{ flex: 1, minWidth: 0 }} aria-live="polite">
        <Text fw={550} truncate>
          {file.reading ? t('imports.file.reading') : (file.file?.name ?? t('imports.file.drop'))}
        </Text>
        <Text fz="sm" c="dimmed">
          {file.file?.table
            ? t('imports.file.rows', { count: file.file.table.rowCount })
            : t(`imports.limits.${kind}`, {
                ...Object.fromEntries(
                  Object.entries(limitsOf(kind, 'csv')).map(([name, limit]) => [name, format.number(limit)])
                ),
              })}
        </Text>
      </div>
      <FileButton
        accept=".xlsx,.xls,.csv,.txt"
        onChange={(picked) => void (picked && file.open(picked))}
        inputProps={{ 'aria-label': t('imports.file.choose') }}
      >
        {(props) => (
          <Button variant={file.file ? 'default' : 'filled'} {...props}>
            {file.file ? t('imports.file.choose_other') : t('imports.file.choose')}
          </Button>
        )}
      </FileButton>
    </Group>
  )
}

function Choices({ file, chosen }: { file: ImportFile; chosen: ChosenFile }) {
  const { t } = useTranslation()
  const { sheets, encoding, table, sheet } = chosen
  return (
    <Group gap="md" align="flex-end">
      {sheets.length > 1 && (
        <Select
          label={t('imports.file.sheet')}
          data={sheets.map((name, place) => ({ value: String(place), label: name }))}
          value={String(sheet)}
          allowDeselect={false}
          onChange={(value) => void file.chooseSheet(Number(value))}
          w={260}
        />
      )}
      {encoding && (
        <Select
          label={t('imports.file.encoding')}
          data={encodings.map((one) => ({ value: one, label: one.toUpperCase() }))}
          value={encoding}
          allowDeselect={false}
          onChange={(value) => void file.chooseEncoding(value as Encoding)}
          w={200}
        />
      )}
      {table && (
        <NumberField
          size="sm"
          label={t('imports.file.header_row')}
          value={table.headerRow}
          min={1}
          max={1_000}
          allowDecimal={false}
          onChange={(row) => void (row !== '' && file.chooseHeader(row))}
          w={200}
        />
      )}
    </Group>
  )
}
