import { Badge, Button, Group, Table, Text, Tooltip, VisuallyHidden } from '@mantine/core'
import type { Kiosk } from '@shiftloom/backend/contracts/kiosks'
import { IconPencil, IconPlugConnectedX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { locationsQuery } from '#/domain/company/directory.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { RowAction } from '#/ui/row_action.tsx'
import { useRevoking } from './use_revoking.ts'

type Props = { kiosks: Kiosk[]; onEdit: (kiosk: Kiosk) => void; onRefusals: (kiosk: Kiosk) => void }

export function KioskTable({ kiosks, onEdit, onRefusals }: Props) {
  const { t } = useTranslation()
  const columns = ['name', 'location', 'state', 'seen', 'waiting', 'clock'] as const
  return (
    <Table.ScrollContainer minWidth={820}>
      <Table aria-label={t('kiosk_module.list')} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{t(`kiosk_module.${column}`)}</Table.Th>
            ))}
            <Table.Th>
              <VisuallyHidden>{t('kiosk_module.actions')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {kiosks.map((kiosk) => (
            <Row key={kiosk.id} kiosk={kiosk} onEdit={onEdit} onRefusals={onRefusals} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Row({ kiosk, onEdit, onRefusals }: Omit<Props, 'kiosks'> & { kiosk: Kiosk }) {
  const { t } = useTranslation()
  const format = useFormat()
  const revoke = useRevoking()
  const { data: locations = [] } = useQuery(locationsQuery)
  const { name, locationId, seenAt, waiting, skewMs, refused, wrongCodes, appVersion } = kiosk
  const secondsOff = Math.round(Math.abs(skewMs ?? 0) / 1_000)
  return (
    <Table.Tr>
      <Table.Td>
        <Text fw={600}>{name}</Text>
        {wrongCodes > 0 && (
          <Text fz="sm" c="dimmed">
            {t('kiosk_module.wrong_codes', { count: wrongCodes })}
          </Text>
        )}
        {refused.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            color="orange"
            c="#803300"
            px={0}
            onClick={() => onRefusals(kiosk)}
          >
            {t('kiosk_module.refused', { count: refused.length })}
          </Button>
        )}
      </Table.Td>
      <Table.Td>{locations.find(({ id }) => id === locationId)?.name}</Table.Td>
      <Table.Td>
        <StateOf kiosk={kiosk} />
      </Table.Td>
      <Table.Td>
        {seenAt && (
          <Tooltip label={t('kiosk_module.version', { version: appVersion ?? '' })}>
            <span>{format.sentence(format.untilInstant(seenAt))}</span>
          </Tooltip>
        )}
      </Table.Td>
      <Table.Td className="tabular">{format.number(waiting)}</Table.Td>
      <Table.Td className="tabular">
        {skewMs !== null &&
          (secondsOff < 2 ? t('kiosk_module.exact') : t('kiosk_module.skew', { seconds: secondsOff }))}
      </Table.Td>
      <Table.Td>
        <Group gap={4} justify="flex-end" wrap="nowrap">
          <RowAction
            hint={t('kiosk_module.edit')}
            label={t('kiosk_module.edit_of', { name })}
            icon={<IconPencil size={18} />}
            onClick={() => onEdit(kiosk)}
          />
          <RowAction
            hint={t('kiosk_module.revoke')}
            label={t('kiosk_module.revoke_of', { name })}
            icon={<IconPlugConnectedX size={18} />}
            color="red"
            onClick={() => void revoke(kiosk)}
          />
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}

function StateOf({ kiosk: { seenAt, silent } }: { kiosk: Kiosk }) {
  const { t } = useTranslation()
  const state = silent ? 'silent' : seenAt === null ? 'new' : 'connected'
  const color = { silent: 'orange', new: 'gray', connected: 'lime' }[state]
  return (
    <Badge variant="light" color={color} c="dark.7">
      {t(`kiosk_module.states.${state}`)}
    </Badge>
  )
}
