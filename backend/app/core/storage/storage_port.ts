import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Disk, errors } from 'flydrive'
import { v7 as newId } from 'uuid'
import { notFound } from '#app/core/errors/domain_error'

export type StoredFile = {
  /** Begins with the organisation; stored by the module that owns the file. */
  key: string
  size: number
  /** Hexadecimal. */
  sha256: string
}

export type FileToStore = {
  organisationId: string
  /** What the file is called; only for the reader of the folder, nothing depends on it. */
  name: string
  contentType: string
  /** Throws when the file may not be stored, for instance because `isContentOf` says no. */
  check?: (bytes: Uint8Array) => void | Promise<void>
}

/** Files of organisations, in a folder or an S3 bucket. */
export class StoragePort {
  readonly #disk: Disk

  constructor(disk: Disk) {
    this.#disk = disk
  }

  async put(
    bytes: Uint8Array,
    { organisationId, name, contentType, check }: FileToStore
  ): Promise<StoredFile> {
    await check?.(bytes)
    const key = `${organisationId}/${newId()}/${plainName(name)}`
    await this.#disk.put(key, bytes, { contentType })
    return { key, size: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') }
  }

  /** @throws core.not_found also for a key of another organisation */
  async bytes(organisationId: string, key: string): Promise<Uint8Array> {
    own(organisationId, key)
    return found(() => this.#disk.getBytes(key))
  }

  /** @throws core.not_found also for a key of another organisation */
  async stream(organisationId: string, key: string): Promise<Readable> {
    own(organisationId, key)
    // A missing file would otherwise only show once the stream is read.
    if (!(await this.#disk.exists(key))) throw notFound()
    return found(() => this.#disk.getStream(key))
  }

  /** Deleting what is gone is no failure. */
  async delete(organisationId: string, key: string): Promise<void> {
    own(organisationId, key)
    await this.#disk.delete(key)
  }

  /** Everything an organisation has stored, when it is deleted. */
  async deleteAll(organisationId: string): Promise<void> {
    await this.#disk.deleteAll(`${organisationId}/`)
  }
}

/** Letters without marks, digits, dot, dash and underscore: valid in every store. */
function plainName(name: string): string {
  const plain = name.replaceAll('ł', 'l').replaceAll('Ł', 'L').replaceAll('đ', 'd').replaceAll('Đ', 'D')
  const ascii = plain.normalize('NFKD').replace(/\p{M}/gu, '')
  const safe = ascii.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[.-]+/, '')
  return safe.slice(-100) || 'file'
}

function own(organisationId: string, key: string): void {
  if (!key.startsWith(`${organisationId}/`) || key.split('/').includes('..')) throw notFound()
}

async function found<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof errors.E_CANNOT_READ_FILE) throw notFound()
    throw error
  }
}
