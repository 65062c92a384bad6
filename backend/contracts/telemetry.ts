import type { ConsentWay } from './tag_manager.ts'

/** Where pages send what they measured, as OTLP over HTTP in JSON (`…/v1/logs`), if that is configured. */
export type Telemetry = { url: string; consent: ConsentWay }
