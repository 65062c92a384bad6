import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/domain_error'

const assets = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'])
const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Shiftloom API</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
    <link rel="icon" href="/docs/favicon-32x32.png" />
  </head>
  <body>
    <div id="api"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`
const start = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#api', deepLinking: true, tryItOutEnabled: false })\n`

/** The generated description of the API, and a page to browse it. */
export default class ApiDescriptionController {
  show({ response }: HttpContext) {
    return response.type('application/json').download(app.makePath('openapi.json'))
  }

  page({ response }: HttpContext) {
    return response.type('text/html').send(page)
  }

  asset({ request, response }: HttpContext) {
    const name = String(request.param('name'))
    if (name === 'start.js') return response.type('text/javascript').send(start)
    if (!assets.has(name)) throw notFound()
    return response.download(join(folder, name), true)
  }
}
