import type { AppRoute, RouteName } from '#/lib/app_route.ts'

type Registration = { routes: AppRoute[] }

const features = import.meta.glob<Registration>('../features/*/routes.tsx', { eager: true })
const office = import.meta.glob<Registration>('../office/*/routes.tsx', { eager: true })

/** Every screen of this build: a feature registers itself by having a `routes.tsx`. */
export const appRoutes: AppRoute[] = Object.values({ ...features, ...office }).flatMap(({ routes }) => routes)

const names = new Set(appRoutes.map(({ name }) => name))
export const routeExists = (name: RouteName): boolean => names.has(name)
