import { Anchor, Button, Group, List, Modal, ScrollArea, Stack, Text } from '@mantine/core'
import type { RefusedPerson } from '@shiftloom/backend/contracts/people'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { useFocusBack } from '#/ui/use_focus_back.ts'

type Props = { refused: RefusedPerson[]; onClose: () => void }

/** Who stayed as they were, by the reason. */
export function RefusedModal({ refused, onClose }: Props) {
  useFocusBack()
  const { t } = useTranslation()
  const format = useFormat()
  const reasons = [...Map.groupBy(refused, ({ message }) => message)]
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('employees.bulk.refused_title', { count: refused.length })}
      closeButtonProps={{ 'aria-label': t('core.close') }}
      scrollAreaComponent={ScrollArea.Autosize}
    >
      <Stack>
        {reasons.map(([message, people]) => (
          <div key={message}>
            <Text fw={550}>{message}</Text>
            <List mt={4}>
              {people.map((person) => (
                <List.Item key={person.id}>
                  <Anchor component={Link} to={`/employees/${person.id}/details`}>
                    {format.personName(person)}
                  </Anchor>
                </List.Item>
              ))}
            </List>
          </div>
        ))}
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('core.close')}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
