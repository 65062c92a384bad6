import { result } from '#app/core/http/result'
import { ownDay } from '#app/time_tracking/punches/own_day'
import { personAtClock } from '#app/time_tracking/punches/person_at_clock'

export default class OwnDayController {
  async show() {
    return result(await ownDay(await personAtClock(), Date.now()))
  }
}
