import { guessCost } from '#app/core/passwords/guess_cost'
import env from '#start/env'
import { defineConfig, drivers } from '@adonisjs/core/hash'

const cost = guessCost(env.get('NODE_ENV'))

export default defineConfig({
  default: 'scrypt',
  list: {
    scrypt: drivers.scrypt({ cost, blockSize: 8, parallelization: 1, maxMemory: 64 * 1024 * 1024 }),
  },
})
declare module '@adonisjs/core/types' {
  export interface HashersList {
    scrypt: ReturnType<typeof drivers.scrypt>
  }
}
