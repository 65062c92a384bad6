import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { hideToast, type ShownToast, shownToasts, type ToastType, watchToasts } from './toast.ts'
import classes from './toaster.module.css'

const icons: Record<ToastType, typeof IconX> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconCircleX,
}

/** Where toasts appear. Both live regions stay in the page, so that screen readers notice what enters them. */
export function Toaster() {
  const toasts = useSyncExternalStore(watchToasts, shownToasts)
  const isUrgent = ({ type }: ShownToast) => type === 'error' || type === 'warning'
  return createPortal(
    <div className={classes.place}>
      <div role="alert">
        {toasts.filter(isUrgent).map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status">
        {toasts
          .filter((toast) => !isUrgent(toast))
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
    </div>,
    document.body
  )
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation()
  const [held, setHeld] = useState(false)
  const Icon = icons[toast.type]

  useEffect(() => {
    if (toast.timeoutMs === false || held) return
    const timer = setTimeout(() => hideToast(toast.id), toast.timeoutMs)
    return () => clearTimeout(timer)
  }, [toast, held])

  return (
    <div
      className={classes.toast}
      data-type={toast.type}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={classes.icon} aria-hidden>
        {toast.icon ?? <Icon size={20} stroke={1.7} />}
      </span>
      <div className={classes.body}>
        {toast.title && <p className={classes.title}>{toast.title}</p>}
        {toast.text && <div>{toast.text}</div>}
      </div>
      <button
        type="button"
        className={classes.close}
        aria-label={t('core.close')}
        onClick={() => hideToast(toast.id)}
      >
        <IconX size={16} />
      </button>
    </div>
  )
}
