/** Whether the text is a public key messages can be encrypted with: an uncompressed point of P-256, base64url. */
export async function isPushKey(text: string): Promise<boolean> {
  if (!/^[\w-]{87}$/.test(text)) return false
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  return crypto.subtle.importKey('raw', Buffer.from(text, 'base64url'), curve, false, []).then(
    () => true,
    () => false
  )
}
