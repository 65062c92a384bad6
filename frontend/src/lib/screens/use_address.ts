import { useSearchParams } from 'react-router-dom'

/** What a screen keeps in its address, so that Back and links keep it too; an empty value or null leaves the address. */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const change = (changes: Record<string, string | null>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true }
    )
  return { params, change }
}
