import { CloseButton, Group, Stack, Text } from '@mantine/core'
import { useState, type Dispatch, type SetStateAction } from 'react'
import { useTranslation } from 'react-i18next'
import { AddFiles } from '#/domain/absence/add_files.tsx'
import { FileProblems } from '#/domain/absence/file_problems.tsx'
import { useReadFile } from '#/domain/absence/use_read_file.ts'

type Props = { files: readonly File[]; isOwn: boolean; onChange: Dispatch<SetStateAction<File[]>> }

/**
 * Files that are chosen before the request is there: they are sent behind it. What cannot be sent is refused as it is
 * chosen.
 */
export function HeldFiles({ files, isOwn, onChange }: Props) {
  const { t } = useTranslation()
  const read = useReadFile()
  const [refused, setRefused] = useState<string[]>([])
  const choose = async (chosen: File[]) => {
    const kept: File[] = []
    const problems: string[] = []
    for (const file of chosen) {
      const sent = await read(file, files.length + kept.length)
      if (typeof sent === 'string') problems.push(t('absence.refused', { name: file.name, sentence: sent }))
      else kept.push(file)
    }
    setRefused(problems)
    onChange((present) => [...present, ...kept])
  }
  return (
    <Stack gap={6} component="section" aria-label={t('requests.files.held')}>
      {files.map((file, place) => (
        <Group key={`${place} ${file.name}`} justify="space-between" wrap="nowrap" gap="xs">
          <Text fz="sm" truncate>
            {file.name}
          </Text>
          <CloseButton
            aria-label={t('requests.files.drop', { name: file.name })}
            onClick={() => onChange((present) => present.filter((one) => one !== file))}
          />
        </Group>
      ))}
      <FileProblems sentences={refused} />
      <AddFiles sending={null} isOwn={isOwn} kind="request" onChosen={(chosen) => void choose(chosen)} />
    </Stack>
  )
}
