import { ActionIcon, Badge, Button, CopyButton, Group, Text, Tooltip } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload, IconUserOff } from '@tabler/icons-react'
import type { ExportBatch } from '@shiftloom/backend/contracts/exports'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { locationsQuery } from '#/domain/company/directory.ts'
import { saveFile } from '#/lib/api/download.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { shortChecksum } from './batch_state.ts'
import { HoursOfBatch } from './batch_hours.tsx'
import { ExcludedPeople } from './excluded_people.tsx'
import { LackButton } from './lack_button.tsx'
import { takeFile } from './queries.ts'

type Props = { batch: ExportBatch }

export function WhatCell({ batch }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const places = usePlaces(batch.locationIds)
  return (
    <div>
      <Group gap={8} wrap="nowrap">
        <Text fw={550}>{t(`exports.layouts.${batch.layout}`)}</Text>
        <Badge variant="default" size="sm" tt="uppercase">
          {batch.format}
        </Badge>
      </Group>
      <Text fz="sm" c="dimmed" mt={2}>
        {t('exports.scope_line', { period: format.dayRange(batch.from, batch.until, 'numeric'), places })}
      </Text>
    </div>
  )
}

/** The names of a few locations, the number of many. */
function usePlaces(ids: string[]): string {
  const { t } = useTranslation()
  const format = useFormat()
  const { data = [] } = useQuery(locationsQuery)
  if (ids.length === 0) return t('exports.all_locations')
  const names = data.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return ids.length <= 2 && names.length === ids.length
    ? format.list(names)
    : t('exports.locations', { count: ids.length })
}

export function ContentCell({ batch }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  if (batch.rows === null || batch.totalMinutes === null) return null
  return (
    <div className="tabular">
      <Text>{t('exports.hours', { hours: format.hours(batch.totalMinutes) })}</Text>
      <Text fz="sm" c="dimmed">
        {t('exports.rows', { count: batch.rows })}
      </Text>
      <HoursOfBatch batch={batch} />
      {batch.excluded.length > 0 && <LeftOut batch={batch} />}
    </div>
  )
}

function LeftOut({ batch: { excluded } }: Props) {
  const { t } = useTranslation()
  return (
    <LackButton
      icon={<IconUserOff size={14} aria-hidden />}
      label={t('exports.left_out', { count: excluded.length })}
    >
      <ExcludedPeople excluded={excluded} />
    </LackButton>
  )
}

export function RequestedCell({ batch }: Props) {
  const format = useFormat()
  const { timeZone } = useProfile()
  return (
    <div>
      <Text>{batch.requestedByName}</Text>
      <Text fz="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {format.instant(batch.requestedAt, timeZone)}
      </Text>
    </div>
  )
}

export function ChecksumCell({ batch: { checksum } }: Props) {
  const { t } = useTranslation()
  if (!checksum) return null
  return (
    <Group gap={4} wrap="nowrap">
      <Tooltip label={checksum} maw={560}>
        <Text component="code" ff="monospace" fz="sm">
          {shortChecksum(checksum)}
        </Text>
      </Tooltip>
      <CopyButton value={checksum}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="subtle"
            color={copied ? 'lime.8' : 'gray'}
            aria-label={t(copied ? 'exports.checksum_copied' : 'exports.copy_checksum')}
            onClick={copy}
          >
            {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          </ActionIcon>
        )}
      </CopyButton>
    </Group>
  )
}

export function DownloadCell({ batch }: Props) {
  const { t } = useTranslation()
  const mayDownload = useCan('exports.download')
  const download = useMutation({
    mutationFn: () => takeFile(batch.id),
    onSuccess: (file) => saveFile(file, batch.fileName ?? batch.id),
  })
  if (batch.state !== 'ready' || !mayDownload) return null
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
      aria-label={t('exports.download_named', { name: batch.fileName })}
    >
      {t('exports.download')}
    </Button>
  )
}
