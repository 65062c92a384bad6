import app from '@adonisjs/core/services/app'
import { diskSettings, openDisk } from '#app/core/storage/open_disk'
import { StoragePort } from '#app/core/storage/storage_port'

let opened: StoragePort | null = null

/** The storage of this process. */
export const storage = (): StoragePort =>
  (opened ??= new StoragePort(openDisk(diskSettings(process.env, app.makePath('storage')))))
