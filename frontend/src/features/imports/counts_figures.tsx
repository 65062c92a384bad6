import { SimpleGrid, Text } from '@mantine/core'
import type { ImportCounts } from '@shiftloom/backend/contracts/imports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/format.ts'
import classes from './imports.module.css'

type Props = { counts: ImportCounts }
const kinds = ['added', 'updated', 'removed', 'unchanged', 'invalid'] as const

export function CountsFigures({ counts }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div>
      <SimpleGrid cols={5} spacing="sm">
        {kinds.map((kind) => (
          <div
            key={kind}
            className={classes.figure}
            data-tone={kind === 'invalid' && counts.invalid > 0 ? 'attention' : undefined}
          >
            <Text fz={22} fw={650} className="tabular" lh={1.2}>
              {format.number(counts[kind])}
            </Text>
            <Text fz="sm">{t(`imports.count.${kind}`, { count: counts[kind] })}</Text>
          </div>
        ))}
      </SimpleGrid>
      {counts.newPositions.length > 0 && (
        <Text fz="sm" mt="xs">
          {t('imports.new_positions', { names: format.list(counts.newPositions) })}
        </Text>
      )}
      {counts.newTags.length > 0 && (
        <Text fz="sm" mt="xs">
          {t('imports.new_tags', { names: format.list(counts.newTags) })}
        </Text>
      )}
    </div>
  )
}
