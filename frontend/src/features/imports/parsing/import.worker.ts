import { expose } from 'comlink'
import { FileDesk } from './file_desk.ts'

expose(new FileDesk())
