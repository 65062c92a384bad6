import { SimpleGrid, Text, UnstyledButton } from '@mantine/core'
import type { ImportCounts, ImportKind } from '@shiftloom/backend/contracts/imports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import classes from './imports.module.css'

export type CountedKind = 'added' | 'updated' | 'removed' | 'unchanged' | 'replaced' | 'invalid'
const countedKinds: Record<ImportKind, readonly CountedKind[]> = {
  employees: ['added', 'updated', 'removed', 'unchanged', 'invalid'],
  leave_balances: ['updated', 'unchanged', 'invalid'],
  metric_records: ['added', 'updated', 'unchanged', 'replaced', 'invalid'],
}

type Props = {
  of: ImportKind
  counts: ImportCounts
  open: CountedKind | null
  onOpen: (kind: CountedKind) => void
}

/** How many rows there are of each kind; each number opens its rows. */
export function CountsFigures({ of, counts, open, onOpen }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div>
      <SimpleGrid cols={5} spacing="sm">
        {countedKinds[of].map((kind) => (
          <UnstyledButton
            key={kind}
            className={classes.figure}
            data-tone={kind === 'invalid' && counts.invalid > 0 ? 'attention' : undefined}
            aria-pressed={open === kind}
            disabled={!counts[kind]}
            onClick={() => onOpen(kind)}
          >
            <Text fz={22} fw={650} className="tabular" lh={1.2}>
              {format.number(counts[kind] ?? 0)}
            </Text>
            <Text fz="sm">{t(`imports.count.${kind}`, { count: counts[kind] ?? 0 })}</Text>
          </UnstyledButton>
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
