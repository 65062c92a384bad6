/** `Content-Disposition` of a file to save, whose name may be in any language; programs that know no Unicode get a plain one. */
export function attachmentNamed(name: string): string {
  const plain = name.replace(/[^\w .-]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
