import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'

export type DiskSettings = {
  /** Absolute. */
  folder: string
  s3: {
    bucket: string
    region: string
    /** Only for stores other than Amazon's. */
    endpoint?: string | undefined
    /** Left out: the machine's own identity. */
    credentials?: { accessKeyId: string; secretAccessKey: string } | undefined
  } | null
}

export function openDisk({ folder, s3 }: DiskSettings): Disk {
  if (!s3) return new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const { bucket, region, endpoint, credentials } = s3
  const place = { bucket, region, ...(endpoint && { endpoint, forcePathStyle: true }) }
  return new Disk(
    new S3Driver({ ...place, ...(credentials && { credentials }), visibility: 'private', supportsACL: false })
  )
}

/** `STORAGE_S3_BUCKET` chooses the bucket, otherwise files lie in `STORAGE_DIR`. */
export function diskSettings(env: Record<string, string | undefined>, defaultFolder: string): DiskSettings {
  const folder = env.STORAGE_DIR || defaultFolder
  const bucket = env.STORAGE_S3_BUCKET
  if (!bucket) return { folder, s3: null }
  const [accessKeyId, secretAccessKey] = [env.STORAGE_S3_ACCESS_KEY_ID, env.STORAGE_S3_SECRET_ACCESS_KEY]
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
  const s3 = {
    bucket,
    region: env.STORAGE_S3_REGION || 'us-east-1',
    endpoint: env.STORAGE_S3_ENDPOINT || undefined,
    credentials,
  }
  return { folder, s3 }
}
