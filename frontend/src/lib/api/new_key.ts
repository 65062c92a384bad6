/** Names one request, however often it is sent. Not `crypto.randomUUID`: it exists on secure pages only. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
