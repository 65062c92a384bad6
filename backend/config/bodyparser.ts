import { defineConfig } from '@adonisjs/core/bodyparser'

/** Of any body, files included. */
export const mostBodyBytes = 20_000_000

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { convertEmptyStringsToNull: true, types: ['application/x-www-form-urlencoded'], limit: '256kb' },
  json: { convertEmptyStringsToNull: true, types: ['application/json'], limit: '4mb' },
  multipart: {
    // Before it is known who asks: a route that takes files names itself in this list.
    autoProcess: [],
    convertEmptyStringsToNull: true,
    processManually: [],
    limit: mostBodyBytes,
    types: ['multipart/form-data'],
  },
})
