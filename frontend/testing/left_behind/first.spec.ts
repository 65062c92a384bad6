import { describeLeftBehind } from './left_behind.ts'

describeLeftBehind()
