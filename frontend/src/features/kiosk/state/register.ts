import type { KioskPerson } from '@shiftloom/backend/contracts/kiosks'
import type { KioskMethod } from '@shiftloom/backend/contracts/time_tracking'
import { store, type LocalEvent } from '../device/store.ts'
import { deviceClock, setKiosk } from './kiosk_state.ts'
import { syncNow } from './sync.ts'

type Registered = Pick<LocalEvent, 'kind' | 'corrects' | 'note'> & { method: KioskMethod }

/**
 * Keeps what a person has pressed, then sends it. Once this is done it is on the device's disk, whatever happens next.
 *
 * @returns the instant it counts from
 * @throws when the device cannot keep it
 */
export async function register(person: KioskPerson, what: Registered): Promise<number> {
  const stamp = deviceClock().stamp()
  try {
    await store.add({ ...what, employeeId: person.id, ...stamp })
  } catch (failure) {
    setKiosk({ problem: 'storage' })
    throw failure
  }
  setKiosk({ events: await store.events() })
  void syncNow()
  return stamp.clientAtMs + (stamp.offsetMs ?? 0)
}
