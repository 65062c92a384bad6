import { expose } from 'comlink'
import { MeasureDesk } from './measure_desk.ts'

expose(new MeasureDesk())
