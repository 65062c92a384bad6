import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { defineConfig } from 'vitest/config'
import { firstPage } from './vite/first_page.ts'
import { projects } from './vite/specs.ts'

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:3333'
const proxy = { '/api': backend, '/calendar': backend, '/hubs': { target: backend, ws: true } }

export default defineConfig({
  plugins: [
    react(),
    firstPage(),
    // The server sends these copies as they are.
    compression({
      algorithms: [
        'gzip',
        defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      ],
      threshold: 1024,
      logLevel: 'silent',
    }),
  ],
  resolve: { alias: { '#': fileURLToPath(new URL('./src', import.meta.url)) } },
  worker: { format: 'es' },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 30,
            },
            {
              name: 'data',
              test: /node_modules[\\/](@tanstack|i18next|react-i18next|i18next-icu|intl-messageformat|@formatjs)[\\/]/,
              priority: 20,
            },
            // What every page needs at once, in one file: many small ones compress worse. The entry itself stays one.
            {
              name: 'start',
              tags: ['$initial'],
              test: /^(?!.*(?:index\.html|app\/main\.tsx))/,
              priority: 10,
            },
            // The sign-in page with its fields, which other screens share: one request instead of twenty.
            { name: 'sign_in', test: /features\/identity\/login_screen\.tsx/, priority: 5 },
          ],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    // Transitions of the library outlive a page that is gone, and fail there.
    environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
    setupFiles: ['testing/owner_stacks.ts', 'testing/setup.ts'],
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    // Two run beside a whole product in the tests of everything: slow is not wrong.
    testTimeout: 30_000,
    projects,
  },
})
