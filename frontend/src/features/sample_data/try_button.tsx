import { Button, Progress, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useScreenPath } from '#/lib/screens/screens.ts'
import { toast } from '#/ui/toast.ts'
import { isBusy, sampleDataQuery, useCancel, useReadAllAgain, useTry } from './queries.ts'
import { RemoveDialog } from './remove_dialog.tsx'

/** Requests sample data, shows its progress, and links to it and back once it exists. */
export function TryButton() {
  const { t } = useTranslation()
  const { data } = useQuery(sampleDataQuery)
  const begin = useTry()
  useWordWhenDone(data?.state)
  if (isBusy(data)) return <Filling progress={data!.progress} />
  if (data?.state === 'added') return <ThereAlready />
  return (
    <Stack gap="xs">
      {data?.state === 'failed' && (
        <Text size="sm" c="red.9" role="alert">
          {t('sample_data.failed')}
        </Text>
      )}
      <Button
        size="md"
        variant="light"
        fullWidth
        loading={begin.isPending}
        disabled={!data}
        onClick={() => begin.mutate(undefined)}
      >
        {t('sample_data.begin')}
      </Button>
    </Stack>
  )
}

/** Shown once, to the user who watched it happen. */
function useWordWhenDone(state: string | undefined) {
  const { t } = useTranslation()
  const readAllAgain = useReadAllAgain()
  const watched = useRef(false)
  useEffect(() => {
    if (state === 'requested' || state === 'running') watched.current = true
    if (state !== 'added' || !watched.current) return
    watched.current = false
    toast({ text: t('sample_data.added'), type: 'success' })
    void readAllAgain()
  })
}

function Filling({ progress }: { progress: number }) {
  const { t } = useTranslation()
  const cancel = useCancel()
  return (
    <Stack gap="xs">
      <Text size="sm" role="status">
        {t('sample_data.filling')}
      </Text>
      <Progress.Root size="md">
        <Progress.Section value={progress} aria-label={t('sample_data.filling')} animated />
      </Progress.Root>
      <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
        {t('core.cancel')}
      </Button>
    </Stack>
  )
}

function ThereAlready() {
  const { t } = useTranslation()
  const path = useScreenPath()('scheduler')
  const [asks, setAsks] = useState(false)
  return (
    <Stack gap="xs">
      <Text size="sm">{t('sample_data.there')}</Text>
      {path && (
        <Button component={Link} to={path} size="md" fullWidth>
          {t('sample_data.schedule')}
        </Button>
      )}
      <Button variant="subtle" onClick={() => setAsks(true)}>
        {t('sample_data.remove.open')}
      </Button>
      <RemoveDialog opened={asks} onClose={() => setAsks(false)} />
    </Stack>
  )
}
