/*
 * Entry of every console command. TypeScript is compiled on the fly from sources;
 * inside `build/` the compiled JavaScript is run as it is.
 */
import { existsSync } from 'node:fs'

if (existsSync(new URL('./bin/console.ts', import.meta.url))) await import('@poppinss/ts-exec')
await import('./bin/console.js')
