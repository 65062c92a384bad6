import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** Under `/api`. */
export const coreRoutes = () => {
  router.get('enums', [controllers.core.Enums, 'index']).use(middleware.open('enums.read')).as('core.enums')
  router
    .get('files/:link', [controllers.core.StoredFiles, 'show'])
    .use(middleware.open('files.read_linked'))
    .as('core.files')
  router
    .get('downloads/:link', [controllers.core.StoredFiles, 'download'])
    .use(middleware.open('files.read_linked'))
    .as('core.downloads')
}

/** Outside `/api`. */
export const healthRoutes = () =>
  router
    .group(() => {
      router.get('live', [controllers.core.Health, 'live']).use(middleware.open('health.read')).as('live')
      router.get('ready', [controllers.core.Health, 'ready']).use(middleware.open('health.read')).as('ready')
    })
    .prefix('health')
    .as('health')

/** The description of the API and its page, outside `/api`. */
export const descriptionRoutes = () =>
  router
    .group(() => {
      router.get('openapi.json', [controllers.core.ApiDescription, 'show']).as('show')
      router.get('docs', [controllers.core.ApiDescription, 'page']).as('page')
      router.get('docs/:name', [controllers.core.ApiDescription, 'asset']).as('asset')
    })
    .use(middleware.open('api_description.read'))
    .as('description')
