import { Modal, Table, Text } from '@mantine/core'
import type { Kiosk } from '@shiftloom/backend/contracts/kiosks'
import { useTranslation } from 'react-i18next'
import { browserZone } from '#/lib/time/time_zone.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useFocusBack } from '#/ui/use_focus_back.ts'

/** What a kiosk sent and could not be believed. */
export function RefusalsModal({ kiosk: { name, refused }, onClose }: { kiosk: Kiosk; onClose: () => void }) {
  useFocusBack()
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('kiosk_module.refused_title', { name })}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <Text mb="md">{t('kiosk_module.refused_text')}</Text>
      <Table aria-label={t('kiosk_module.refused_title', { name })}>
        <Table.Tbody>
          {refused.map(({ counter, code, employee, kind, at }) => (
            <Table.Tr key={`${counter}-${code}`}>
              <Table.Td className="tabular">{format.instant(at, browserZone())}</Table.Td>
              <Table.Td>{employee ? format.personName(employee) : t('kiosk_module.unknown_person')}</Table.Td>
              <Table.Td>{t(`kiosk_module.kind.${kind}`)}</Table.Td>
              <Table.Td>{t(`kiosk_module.code.${code}`)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  )
}
