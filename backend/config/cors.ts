import env from '#start/env'
import { defineConfig } from '@adonisjs/cors'

const origins = env.get('CORS_ORIGINS')

/** The frontend is served from the same origin; other origins are named one by one. */
export default defineConfig({
  enabled: true,
  origin: origins ? origins.split(',').map((origin) => origin.trim()) : [],
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  headers: true,
  exposeHeaders: ['X-Request-Id', 'ETag', 'Content-Disposition'],
  credentials: true,
  maxAge: 600,
})
