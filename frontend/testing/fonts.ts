/** Fields that grow with their text wait for fonts, which no test environment has. */
export function withFonts(): void {
  const none = () => undefined
  Object.assign(document, { fonts: { addEventListener: none, removeEventListener: none } })
}
