import type { DownloadedFile } from './http.ts'

/** Hands a file to the browser's downloads. */
export function saveFile({ blob, name }: DownloadedFile, fallbackName: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name ?? fallbackName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}
