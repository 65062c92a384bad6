import type { AppRoute, RouteName, StandIn } from '#/lib/screens/app_route.ts'
import { offerPart, type PartOffer } from '#/lib/screens/screen_part.tsx'

type Registration = { routes?: AppRoute[]; standIns?: StandIn[]; parts?: PartOffer[] }

const features = import.meta.glob<Registration>('../features/*/routes.tsx', { eager: true })
const office = import.meta.glob<Registration>('../office/*/routes.tsx', { eager: true })

/** Every screen of this build: a feature registers itself by having a `routes.tsx`. */
const registered = Object.values({ ...features, ...office })
export const appRoutes: AppRoute[] = registered.flatMap(({ routes = [] }) => routes)

for (const { parts = [] } of registered) parts.forEach(offerPart)

const names = new Set(appRoutes.map(({ name }) => name))
export const routeExists = (name: RouteName): boolean => names.has(name)

const standIns = registered.flatMap((feature) => feature.standIns ?? [])
/** The screen others get at this route's address, if there is one. */
export const standInFor = (name: RouteName): StandIn | undefined => standIns.find((one) => one.name === name)
