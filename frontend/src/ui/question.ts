import type { ReactNode } from 'react'

/** What `useConfirm` puts to the user. */
export type Question = {
  title: string
  text?: ReactNode
  /** Names the act: "Delete shifts", never "OK". */
  confirmLabel: string
  cancelLabel?: string
  /** Red, and the safe answer has the focus. */
  destructive?: boolean
}
export type Asked = Question & { answer: (agreed: boolean) => void }
