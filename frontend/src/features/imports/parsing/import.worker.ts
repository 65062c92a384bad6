import { expose } from 'comlink'
import { ImportDesk } from './import_desk.ts'

expose(new ImportDesk())
