import { useLocalStorage, useViewportSize } from '@mantine/hooks'

/** Below this the schedule needs the room more than the labels do. */
const roomForLabels = 1400

/** Narrow or wide by the room there is, until the person decides. */
export function useNavigationWidth() {
  const { width } = useViewportSize()
  const [chosen, choose] = useLocalStorage<'narrow' | 'wide' | 'auto'>({
    key: 'navigation_width',
    defaultValue: 'auto',
  })
  const narrow = chosen === 'auto' ? width > 0 && width < roomForLabels : chosen === 'narrow'
  return { narrow, toggle: () => choose(narrow ? 'wide' : 'narrow') }
}
