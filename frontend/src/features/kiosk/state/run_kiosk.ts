import { kioskSyncSeconds } from '@shiftloom/backend/contracts/kiosks'
import { canBeKiosk } from '../device/keys.ts'
import { stepOfActivation } from './activate.ts'
import { deviceClock, kioskState, restore, setKiosk } from './kiosk_state.ts'
import { asOnlyTab } from './only_tab.ts'
import { syncNow } from './sync.ts'

const activationEveryMs = 4_000

/** Keeps the device at work until the page goes, in one of its tabs. */
export function runKiosk(): () => void {
  if (canBeKiosk()) return asOnlyTab(atWork, () => setKiosk({ phase: 'elsewhere' }))
  setKiosk({ phase: 'unfit' })
  return () => {}
}

function atWork(): () => void {
  let isOver = false
  let busy = false
  let next = 0
  const step = async () => {
    const jumped = deviceClock().look()
    if (busy || (!jumped && performance.now() < next)) return
    busy = true
    const { phase } = kioskState()
    try {
      if (phase === 'activation') await stepOfActivation()
      else if (phase === 'ready') await syncNow()
    } finally {
      busy = false
      next = performance.now() + (phase === 'activation' ? activationEveryMs : kioskSyncSeconds * 1_000)
    }
  }
  const wake = () => {
    next = 0
    void step()
  }
  void restore().then(() => !isOver && wake())
  const timer = setInterval(() => void step(), 1_000)
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  void navigator.storage?.persist?.()
  return () => {
    isOver = true
    clearInterval(timer)
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wake)
  }
}
