import { expose } from 'comlink'
import { SandboxDesk } from './sandbox_desk.ts'

expose(new SandboxDesk())
