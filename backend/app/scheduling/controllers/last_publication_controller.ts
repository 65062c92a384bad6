import { result } from '#app/core/http/result'
import { undoLastPublication } from '#app/scheduling/publications/publish'

export default class LastPublicationController {
  async destroy() {
    return result(await undoLastPublication())
  }
}
