import { Button, Group, Modal, Stack, type ModalProps } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFoot } from '../form_foot.tsx'
import { useFocusBack } from '../use_focus_back.ts'

type Props = {
  title: string
  /** What the button says that sends the form; “save” without it. Null: there is nothing left to send. */
  action?: string | null
  size?: ModalProps['size']
  /** Another way to end the form, at the start of the last row. */
  aside?: ReactNode
  /** Of `useCreateForm`, which asks before typed text is thrown away. */
  form: { saving: boolean; submit: () => Promise<unknown>; close: () => Promise<unknown> }
  children: ReactNode
}

/** A short form over the page. The first field takes the keyboard by `data-autofocus`. */
export function FormModal({ title, action, size, aside, form: { saving, submit, close }, children }: Props) {
  const { t } = useTranslation()
  useFocusBack()
  const leave = useRef<HTMLButtonElement>(null)
  const isOver = action === null
  useEffect(() => {
    // The button that had the keyboard is gone.
    if (isOver) leave.current?.focus()
  }, [isOver])
  return (
    <Modal
      opened
      size={size}
      onClose={() => void close()}
      title={title}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // Events bubble through portals: a form around the opener must not hear this one's Enter.
          event.stopPropagation()
          void submit()
        }}
      >
        <Stack>
          {children}
          <FormFoot justify={aside ? 'space-between' : undefined}>
            {aside}
            <Group>
              <Button variant="default" ref={leave} onClick={() => void close()}>
                {t(isOver ? 'core.close' : 'core.cancel')}
              </Button>
              {!isOver && (
                <Button type="submit" loading={saving}>
                  {action ?? t('core.save')}
                </Button>
              )}
            </Group>
          </FormFoot>
        </Stack>
      </form>
    </Modal>
  )
}
