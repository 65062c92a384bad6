import { useEffect } from 'react'

/** Makes the kiosk's page, and no other, one that can be installed. */
export function useManifest(): void {
  useEffect(() => {
    const link = document.createElement('link')
    link.rel = 'manifest'
    link.href = '/kiosk.webmanifest'
    document.head.append(link)
    return () => link.remove()
  }, [])
}
