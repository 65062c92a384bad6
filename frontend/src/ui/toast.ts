import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

export type ToastType = 'info' | 'success' | 'warning' | 'error'
export type Toast = {
  /** Two toasts of one id never stand together: the later replaces the earlier. */
  id?: string
  title?: ReactNode
  text?: ReactNode
  icon?: ReactNode
  type?: ToastType
  timeoutMs?: number | false
}

const colours: Record<ToastType, string> = {
  info: 'brand',
  success: 'lime.8',
  warning: 'orange',
  error: 'red',
}

/** A short message at the top of the screen. */
export function toast({ id, title, text, icon, type = 'info', timeoutMs = 4_000 }: Toast): string {
  if (id) notifications.hide(id)
  return notifications.show({
    id,
    title,
    message: text,
    icon,
    color: colours[type],
    autoClose: timeoutMs,
    role: type === 'error' || type === 'warning' ? 'alert' : 'status',
  })
}

export const hideToast = (id: string): void => void notifications.hide(id)
