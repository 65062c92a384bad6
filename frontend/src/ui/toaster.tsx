import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { hideToast, type ShownToast, type ToastType, useShownToasts } from './toast.ts'
import classes from './toaster.module.css'

const icons: Record<ToastType, typeof IconX> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconCircleX,
}

/**
 * Where toasts appear: on the bar at the top, one over the other with the newest in front, so that they hide neither the
 * tools of the screen nor what it is about. Pointed at, all of them can be read. Both live regions stay in the page, so
 * that screen readers notice what enters them.
 */
export function Toaster() {
  const toasts = useShownToasts()
  const [held, setHeld] = useState(false)
  // What had the pointer may be gone without it having left.
  if (held && toasts.length === 0) setHeld(false)
  const front = toasts.at(-1)?.id
  const isUrgent = ({ type }: ShownToast) => type === 'error' || type === 'warning'
  const cards = (shown: ShownToast[]) =>
    shown.map((toast) => (
      <ToastCard
        key={toast.id}
        toast={toast}
        isFront={toast.id === front}
        held={held}
        rest={toasts.length - 1}
        onClose={() => {
          setHeld(false)
          hideToast(toast.id)
        }}
      />
    ))
  return createPortal(
    <div
      className={classes.place}
      data-open={held || undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="alert">{cards(toasts.filter(isUrgent))}</div>
      <div role="status">{cards(toasts.filter((toast) => !isUrgent(toast)))}</div>
    </div>,
    document.body
  )
}

type CardProps = { toast: ShownToast; isFront: boolean; held: boolean; rest: number; onClose: () => void }

/** Its time runs while it is in front: what lies beneath is still to be read. */
function ToastCard({ toast, isFront, held, rest, onClose }: CardProps) {
  const { t } = useTranslation()
  const Icon = icons[toast.type]

  useEffect(() => {
    if (toast.timeoutMs === false || held || !isFront) return
    const timer = setTimeout(() => hideToast(toast.id), toast.timeoutMs)
    return () => clearTimeout(timer)
  }, [toast, held, isFront])

  return (
    <div className={classes.toast} data-type={toast.type} data-front={isFront || undefined}>
      <span className={classes.icon} aria-hidden>
        {toast.icon ?? <Icon size={20} stroke={1.7} />}
      </span>
      <div className={classes.body}>
        {toast.title && <p className={classes.title}>{toast.title}</p>}
        {toast.text && <div>{toast.text}</div>}
      </div>
      {isFront && rest > 0 && !held && (
        <span className={classes.rest} aria-hidden>
          +{rest}
        </span>
      )}
      <button type="button" className={classes.close} aria-label={t('core.close')} onClick={onClose}>
        <IconX size={16} />
      </button>
    </div>
  )
}
