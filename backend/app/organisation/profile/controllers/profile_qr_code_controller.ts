import { result } from '#app/core/http/result'
import { ownQrCode, renewQrCode } from '#app/organisation/profile/own_qr_code'

export default class ProfileQrCodeController {
  async show() {
    return result(await ownQrCode())
  }

  async update() {
    return result(await renewQrCode())
  }
}
