import { Button, Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ActionsHead } from '../actions_head.tsx'

type Row = { field: string; label: string; mine: string; theirs: string }
type Props = { rows: Row[]; onTake: (field: string) => void }

/** Fields that two people changed, each with both versions; one's own stays unless the other is taken. */
export default function VersionsTable({ rows, onTake }: Props) {
  const { t } = useTranslation()
  return (
    <Table mt="sm" bg="white" withTableBorder aria-label={t('form.conflict_title')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('form.conflict_field')}</Table.Th>
          <Table.Th>{t('form.conflict_mine')}</Table.Th>
          <Table.Th>{t('form.conflict_theirs')}</Table.Th>
          <ActionsHead />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ field, label, mine, theirs }) => (
          <Table.Tr key={field}>
            <Table.Th scope="row">{label}</Table.Th>
            <Table.Td>{mine}</Table.Td>
            <Table.Td>{theirs}</Table.Td>
            <Table.Td ta="right">
              <Button size="xs" variant="default" onClick={() => onTake(field)}>
                {t('form.conflict_take')}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
