export type { Face, FaceChange } from '#database/json/schedule'
