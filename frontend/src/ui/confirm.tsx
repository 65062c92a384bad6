import { Button, Group, Modal, Text } from '@mantine/core'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

export type Question = {
  title: string
  text?: ReactNode
  /** Names the act: "Delete shifts", never "OK". */
  confirmLabel: string
  cancelLabel?: string
  /** Red, and the safe answer has the focus. */
  destructive?: boolean
}
type Ask = (question: Question) => Promise<boolean>
type Asked = Question & { answer: (agreed: boolean) => void }

const ConfirmContext = createContext<Ask | null>(null)

/** `const confirm = useConfirm(); if (await confirm({ title, confirmLabel, destructive: true })) …` */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext)
  if (!ask) throw new Error('useConfirm needs a <ConfirmProvider> above it')
  return ask
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [opened, setOpened] = useState(false)

  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        setAsked({
          ...question,
          answer: (agreed) => {
            setOpened(false)
            resolve(agreed)
          },
        })
        setOpened(true)
      }),
    []
  )
  const dialog = useMemo(() => asked && <ConfirmDialog asked={asked} opened={opened} />, [asked, opened])

  return (
    <ConfirmContext value={ask}>
      {children}
      {dialog}
    </ConfirmContext>
  )
}

function ConfirmDialog({ asked, opened }: { asked: Asked; opened: boolean }) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={() => asked.answer(false)}
      title={asked.title}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      {asked.text && <Text c="gray.7">{asked.text}</Text>}
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
