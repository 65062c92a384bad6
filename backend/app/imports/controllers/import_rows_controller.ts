import type { HttpContext } from '@adonisjs/core/http'
import { addRows } from '#app/imports/actions/add_rows'
import { importRowsValidator } from '#app/imports/validators/import'

export default class ImportRowsController {
  async update({ request, params, response }: HttpContext) {
    const { rows } = await request.validateUsing(importRowsValidator)
    await addRows(
      params.id,
      rows.map(({ number, cells }) => ({ number, cells: cells.map((cell) => cell ?? '') }))
    )
    return response.noContent()
  }
}
