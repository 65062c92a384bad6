import { defineConfig, drivers } from '@adonisjs/core/hash'

export default defineConfig({
  default: 'scrypt',
  list: {
    scrypt: drivers.scrypt({ cost: 32_768, blockSize: 8, parallelization: 1, maxMemory: 64 * 1024 * 1024 }),
  },
})
declare module '@adonisjs/core/types' {
  export interface HashersList {
    scrypt: ReturnType<typeof drivers.scrypt>
  }
}
