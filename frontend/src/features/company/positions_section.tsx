import { Button, Card, Group, SegmentedControl, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Position } from '@shiftloom/backend/contracts/organisation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PositionModal } from './position_modal.tsx'
import { PositionsTable } from './positions_table.tsx'
import { positionListQuery } from './queries.ts'

export function PositionsSection() {
  const { t } = useTranslation()
  const [archived, setArchived] = useState(false)
  const inUse = useQuery(positionListQuery(false))
  const [opened, setOpened] = useState<Position | 'new' | null>(null)
  return (
    <Card component="section" aria-label={t('company.positions.title')} mb="lg">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h3">
          {t('company.positions.title')}
        </Title>
        <Group>
          <SegmentedControl
            size="xs"
            aria-label={t('company.positions.which')}
            value={String(archived)}
            onChange={(value) => setArchived(value === 'true')}
            data={[
              { value: 'false', label: t('company.positions.in_use') },
              { value: 'true', label: t('company.positions.archived') },
            ]}
          />
          <Button
            leftSection={<IconPlus size={16} />}
            disabled={inUse.isPending}
            onClick={() => setOpened('new')}
          >
            {t('company.positions.add')}
          </Button>
        </Group>
      </Group>
      <PositionsTable archived={archived} onEdit={setOpened} />
      {opened && (
        <PositionModal
          position={opened === 'new' ? null : opened}
          inUse={inUse.data ?? []}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  )
}
