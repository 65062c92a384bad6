import type { KioskActivation, KioskIdentity, KioskRoster } from '@shiftloom/backend/contracts/kiosks'
import { createStore, useStore } from 'zustand'
import { DeviceClock } from '../device/clock.ts'
import { store, type LocalEvent } from '../device/store.ts'

type KioskState = {
  /** `elsewhere`: another tab of the device is the kiosk. */
  phase: 'loading' | 'unfit' | 'elsewhere' | 'activation' | 'ready'
  activation: KioskActivation | null
  /** The device was a kiosk, and is none any more. */
  wasRevoked: boolean
  identity: KioskIdentity | null
  roster: KioskRoster | null
  events: readonly LocalEvent[]
  isOnline: boolean
  /** `closed`: the company may not register at present; `storage`: nothing more can be kept on the device. */
  problem: 'closed' | 'storage' | null
  syncedAt: number | null
}

const kiosk = createStore<KioskState>(() => ({
  ...{ phase: 'loading', activation: null, wasRevoked: false, identity: null, roster: null },
  ...{ events: [], isOnline: true, problem: null, syncedAt: null },
}))

export const useKiosk = <T>(select: (state: KioskState) => T): T => useStore(kiosk, select)
export const kioskState = kiosk.getState
export const setKiosk = kiosk.setState

let clock: DeviceClock | undefined
/** One for the page, begun with what was kept of it. */
export const deviceClock = (): DeviceClock => (clock ??= new DeviceClock(null))

/** Reads what the device keeps; events of before a restart are of an era of their own and keep the time they were given. */
export async function restore(): Promise<void> {
  clock = new DeviceClock(await store.get('clock'))
  const events = await store.events()
  const [identity, roster, activation] = await Promise.all([
    store.get('identity'),
    store.get('roster'),
    store.get('activation'),
  ])
  setKiosk({ identity, roster, activation, events, phase: identity ? 'ready' : 'activation' })
}

export const waitingEvents = (events: readonly LocalEvent[]): LocalEvent[] =>
  events.filter(({ sent }) => !sent)
