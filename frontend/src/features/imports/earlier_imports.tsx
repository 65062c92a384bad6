import { Anchor, Badge, Button, Group, Table, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { Import } from '@shiftloom/backend/contracts/imports'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { browserZone } from '#/lib/time/time_zone.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { useKind } from './kind_context.ts'
import { earlierQuery } from './queries.ts'
import { useUndo } from './use_undo.ts'

/** The last few imports of the organisation, with the way back. */
export function EarlierImports({ onShow }: { onShow: (id: string) => void }) {
  const { t } = useTranslation()
  const earlier = useQuery(earlierQuery(useKind()))
  if (earlier.isLoadingError) return <ErrorState error={earlier.error} onRetry={earlier.refetch} />
  if (!earlier.data || earlier.data.items.length === 0) return null
  return (
    <div>
      <Text fw={550} mb={4}>
        {t('imports.earlier.title')}
      </Text>
      <Table aria-label={t('imports.earlier.title')} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('imports.earlier.file')}</Table.Th>
            <Table.Th>{t('imports.earlier.when')}</Table.Th>
            <Table.Th>{t('imports.earlier.who')}</Table.Th>
            <Table.Th>{t('imports.earlier.what')}</Table.Th>
            <Table.Th w={140}>
              <VisuallyHidden>{t('imports.undo.open')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {earlier.data.items.map((one) => (
            <Row key={one.id} one={one} onShow={onShow} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function Row({ one, onShow }: { one: Import; onShow: (id: string) => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const undo = useUndo()
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component="button" type="button" fz="sm" ta="left" onClick={() => onShow(one.id)}>
          {one.fileName}
        </Anchor>
      </Table.Td>
      <Table.Td>{format.instant(one.requestedAt, browserZone())}</Table.Td>
      <Table.Td>{one.requestedByName}</Table.Td>
      <Table.Td>
        <Group gap="xs">
          <Badge variant="light" color={colours[one.state] ?? 'gray'} c={`${colours[one.state] ?? 'gray'}.9`}>
            {t(`imports.state.${one.state}`)}
          </Badge>
          {one.counts && one.state !== 'undone' && (
            <Text fz="sm" c="dimmed">
              {t(`imports.earlier_counts.${one.kind}`, { ...numbersOf(one.counts) })}
            </Text>
          )}
        </Group>
      </Table.Td>
      <Table.Td ta="right">
        {one.canUndo && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            loading={undo.isPending}
            aria-label={t('imports.undo.of', { file: one.fileName })}
            onClick={() => void undo.ask(one).then((begun) => begun && onShow(one.id))}
          >
            {t('imports.undo.short')}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  )
}

const numbersOf = ({ added, updated, removed, unchanged }: NonNullable<Import['counts']>) => ({
  ...{ added, updated, removed, unchanged },
})
const colours: Partial<Record<Import['state'], string>> = { done: 'lime', failed: 'red', cancelled: 'orange' }
