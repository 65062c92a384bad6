import { buffer } from 'node:stream/consumers'
import type { Download } from 'playwright'

/** What a download holds. It has no path here, since the browser is started by the run and not by the journey. */
export const savedBytes = async (download: Download): Promise<Buffer> =>
  buffer(await download.createReadStream())
