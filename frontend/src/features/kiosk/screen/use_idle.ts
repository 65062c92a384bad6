import { useEffect } from 'react'

const idleMs = 20_000

/** Ends what a person has walked away from. */
export function useIdle(onIdle: () => void): void {
  useEffect(() => {
    let timer = setTimeout(onIdle, idleMs)
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(onIdle, idleMs)
    }
    addEventListener('pointerdown', again)
    addEventListener('keydown', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', again)
      removeEventListener('keydown', again)
    }
  }, [onIdle])
}
