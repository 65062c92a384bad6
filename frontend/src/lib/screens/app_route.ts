import type { Ability, RouteName } from '@shiftloom/backend/contracts/abilities'
import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentType } from 'react'

export type { RouteName }
export type MenuGroup = 'work' | 'people' | 'organisation'

/** One screen of a feature. Features export `routes: AppRoute[]` from `routes.tsx`; nothing else registers them. */
export type AppRoute = {
  /** As in the address bar, `/employees/:id`. */
  path: string
  /** The key of `contracts/abilities`: decides who may open it. */
  name: RouteName
  /** A key of the shared texts, `titles.…`: the feature's own texts may not be here yet. */
  titleKey: string
  /** Tabs (`:tab` of the path) with titles of their own, `titles.<name>_<tab>`. */
  tabTitles?: readonly string[]
  /** Another name for its page views. */
  gtm?: string
  /** The folder whose texts the screen needs. */
  feature: string
  load: () => Promise<ComponentType>
  /** `plain`: without the navigation, and fit for any width; left out: the frame of the app. */
  frame?: 'plain'
  /** Present when the screen stands in the navigation; its label is `nav.<name>`. */
  menu?: { group: MenuGroup; order: number; icon: TablerIcon }
  /** The screen of the navigation that it belongs to, where its address does not begin with that one's. */
  under?: RouteName
}

/** Another screen at the address of a route, for those who lack an ability: staff see their own schedule where planners plan. */
export type StandIn = Pick<AppRoute, 'name' | 'feature' | 'load'> & { without: Ability }
