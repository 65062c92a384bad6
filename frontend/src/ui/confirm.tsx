import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react'

import type { Asked, Question } from './question.ts'

const loadDialog = () => import('./confirm_dialog.tsx')
/** With the first question: the sign-in page never asks one. */
const ConfirmDialog = lazy(loadDialog)

/** Loads the dialog ahead of the first question, which may have to be asked while there is no connection. */
export const prepareQuestions = (): void => void loadDialog().catch(() => undefined)

type Ask = (question: Question) => Promise<boolean>
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
  const dialog = useMemo(
    () =>
      asked && (
        <Suspense>
          <ConfirmDialog asked={asked} opened={opened} />
        </Suspense>
      ),
    [asked, opened]
  )

  return (
    <ConfirmContext value={ask}>
      {children}
      {dialog}
    </ConfirmContext>
  )
}
