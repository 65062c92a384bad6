import { createContext, useContext } from 'react'
import type { RouteName } from './app_route.ts'

/** Path of a screen that exists and that this person may open; null otherwise. */
export type ScreenPath = (name: RouteName) => string | null

/** Filled by the application: features must not know each other's routes. */
export const ScreensContext = createContext<ScreenPath>(() => null)

/** `const pathOf = useScreenPath(); pathOf('scheduler')`: links that disappear with the right to follow them. */
export const useScreenPath = (): ScreenPath => useContext(ScreensContext)
