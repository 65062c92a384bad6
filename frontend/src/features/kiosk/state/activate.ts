import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { makeKey, publicKeyOf } from '../device/keys.ts'
import { askForCode, askWhetherApproved } from '../device/messages.ts'
import { store } from '../device/store.ts'
import { kioskState, setKiosk } from './kiosk_state.ts'
import { syncNow } from './sync.ts'

/** One step on the way to becoming a kiosk: a key, a code to show, and the answer whether it is approved. */
export async function stepOfActivation(): Promise<void> {
  try {
    const { activation } = kioskState()
    if (!activation) return await begin()
    const answer = await askWhetherApproved(activation.secret)
    setKiosk({ isOnline: true })
    if (answer.state === 'ended') await begin()
    if (answer.state !== 'approved') return
    await store.set('identity', answer.kiosk)
    await store.forget('activation')
    setKiosk({ identity: answer.kiosk, activation: null, phase: 'ready', wasRevoked: false })
    await syncNow()
  } catch (failure) {
    if (!isApiFailure(failure)) throw failure
    setKiosk({ isOnline: failure.status !== 0 })
  }
}

async function begin(): Promise<void> {
  const key = await makeKey()
  const activation = await askForCode(await publicKeyOf(key))
  await store.set('key', key)
  await store.set('activation', activation)
  setKiosk({ activation, isOnline: true })
}
