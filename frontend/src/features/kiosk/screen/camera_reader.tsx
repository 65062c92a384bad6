import { IconQrcode } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Shown } from '../state/recognise.ts'
import classes from './camera.module.css'
import { useCamera } from './use_camera.ts'
import { useIdle } from './use_idle.ts'

type Props = { onRead: (shown: Shown) => void }

/** A QR code held to the camera of the device, where it has one. */
export function CameraReader({ onRead }: Props) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  if (!('mediaDevices' in navigator)) return null
  if (isOpen) return <Camera onRead={onRead} onClose={close} />
  return (
    <button type="button" className={classes.button} onClick={() => setIsOpen(true)}>
      <IconQrcode size={28} aria-hidden />
      {t('kiosk.camera.open')}
    </button>
  )
}

function Camera({ onRead, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation()
  const { video, state } = useCamera((code) => {
    onClose()
    onRead({ method: 'qr', code })
  })
  useIdle(onClose)
  return (
    <div className={classes.camera}>
      <video ref={video} className={classes.picture} data-state={state} muted playsInline aria-hidden />
      <p role="status" className={classes.said}>
        {t(`kiosk.camera.${state}`)}
      </p>
      <button type="button" className={classes.button} onClick={onClose}>
        {t('kiosk.camera.close')}
      </button>
    </div>
  )
}
