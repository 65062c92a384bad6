import { CloseButton, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AddFiles } from '#/domain/absence/add_files.tsx'

type Props = { files: readonly File[]; isOwn: boolean; onChange: (files: File[]) => void }

/** Files that are chosen before the request is there: they are sent behind it. */
export function HeldFiles({ files, isOwn, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Stack gap={6} component="section" aria-label={t('requests.files.held')}>
      {files.map((file, place) => (
        <Group key={`${place} ${file.name}`} justify="space-between" wrap="nowrap" gap="xs">
          <Text fz="sm" truncate>
            {file.name}
          </Text>
          <CloseButton
            aria-label={t('requests.files.drop', { name: file.name })}
            onClick={() => onChange(files.filter((_, other) => other !== place))}
          />
        </Group>
      ))}
      <AddFiles
        sending={null}
        isOwn={isOwn}
        kind="request"
        onChosen={(chosen) => onChange([...files, ...chosen])}
      />
    </Stack>
  )
}
