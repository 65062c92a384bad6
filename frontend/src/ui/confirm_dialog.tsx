import { Button, Group, Modal, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Asked } from './question.ts'
import { layers } from './layers.ts'
import { useFocusBack } from './use_focus_back.ts'

export default function ConfirmDialog({ asked, opened }: { asked: Asked; opened: boolean }) {
  const { t } = useTranslation()
  useFocusBack(opened)
  return (
    <Modal
      opened={opened}
      zIndex={layers.question}
      onClose={() => asked.answer(false)}
      title={asked.title}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      {asked.text && (
        <Text component="div" c="gray.7">
          {asked.text}
        </Text>
      )}
      <Group justify="flex-end" mt="lg">
        <Button
          variant="default"
          data-autofocus={asked.destructive || undefined}
          onClick={() => asked.answer(false)}
        >
          {asked.cancelLabel ?? t('core.cancel')}
        </Button>
        <Button
          color={asked.destructive ? 'red.8' : undefined}
          data-autofocus={!asked.destructive || undefined}
          onClick={() => asked.answer(true)}
        >
          {asked.confirmLabel}
        </Button>
      </Group>
    </Modal>
  )
}
