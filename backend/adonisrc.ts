import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { generateRegistry } from '@tuyau/core/hooks'

export default defineConfig({
  commands: [() => import('@adonisjs/core/commands'), () => import('@adonisjs/lucid/commands')],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/i18n/i18n_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/cors/cors_provider'),
    () => import('#providers/core_provider'),
    () => import('#providers/queue_provider'),
    () => import('#providers/hubs_provider'),
  ],
  preloads: [
    () => import('#start/routes'),
    () => import('#start/kernel'),
    () => import('#start/hubs'),
    () => import('#start/events'),
  ],
  metaFiles: [
    { pattern: 'openapi.json', reloadServer: false },
    { pattern: 'app/*/lang/**/*.json', reloadServer: true },
  ],
  tests: {
    suites: [
      {
        name: 'unit',
        files: ['app/**/*.spec.ts', 'contracts/**/*.spec.ts', 'tests/unit/**/*.spec.ts'],
        timeout: 20_000,
      },
      { name: 'architecture', files: ['tests/architecture/**/*.spec.ts'], timeout: 60_000 },
      { name: 'functional', files: ['app/**/*.e2e.ts', 'tests/functional/**/*.spec.ts'], timeout: 60_000 },
    ],
    forceExit: true,
  },
  hooks: {
    init: [
      indexEntities({
        controllers: {
          source: 'app',
          importAlias: '#app',
          glob: ['**/controllers/**/*_controller.ts'],
          skipSegments: ['controllers'],
        },
        events: { enabled: false },
        listeners: { enabled: false },
        transformers: { enabled: false },
      }),
      generateRegistry(),
    ],
  },
})
