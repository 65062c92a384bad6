import { network } from '#/lib/network/network.ts'

/**
 * Code, texts and styles of a screen. Without a way to the server it waits for one and fetches again.
 * @throws when the server answers and there is no such code, as after a new version
 */
export async function fetchedCode<Code>(fetchIt: () => Promise<Code>): Promise<Code> {
  for (let tries = 0; ; tries += 1) {
    if (network.isDown()) await network.back()
    try {
      if (tries > 0) await mendedStyles()
      return await fetchIt()
    } catch (error) {
      if (await network.check()) throw error
    }
  }
}

/** Style sheets that could not be fetched: imports of the build ask for each only once. */
const mendedStyles = (): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ sheet }) => !sheet)
      .map(
        (link) =>
          new Promise((resolve, reject) => {
            const again = document.createElement('link')
            again.rel = 'stylesheet'
            again.href = link.href
            again.onload = resolve
            again.onerror = reject
            link.replaceWith(again)
          })
      )
  )
