import { useEffect } from 'react'
import { keepApp } from '../device/keep_app.ts'
import { useKiosk } from '../state/kiosk_state.ts'
import { runKiosk } from '../state/run_kiosk.ts'
import { ActivationPanel } from './activation_panel.tsx'
import classes from './kiosk.module.css'
import { KioskDesk } from './kiosk_desk.tsx'
import { UnfitPanel } from './unfit_panel.tsx'
import { useManifest } from './use_manifest.ts'

/** The page of a device at which people register time. */
export function KioskScreen() {
  const phase = useKiosk((state) => state.phase)
  useManifest()
  useEffect(runKiosk, [])
  useEffect(() => {
    // Without a connection what was kept before is as good.
    keepApp().catch(() => {})
  }, [])
  return (
    <main className={classes.page}>
      {phase === 'ready' && <KioskDesk />}
      {phase === 'activation' && <ActivationPanel />}
      {(phase === 'unfit' || phase === 'elsewhere') && <UnfitPanel reason={phase} />}
    </main>
  )
}
