import { generateKeyPairSync } from 'node:crypto'
import { BaseCommand } from '@adonisjs/core/ace'

/** Makes the pair of keys by which push services know an installation. */
export default class PushKeys extends BaseCommand {
  static commandName = 'push:keys'
  static description = 'Print new VAPID keys for notifications on devices'

  async run() {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x, y, d } = privateKey.export({ format: 'jwk' }) as { x: string; y: string; d: string }
    const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
    this.logger.log(`VAPID_PUBLIC_KEY=${Buffer.concat(point).toString('base64url')}`)
    this.logger.log(`VAPID_PRIVATE_KEY=${d}`)
  }
}
