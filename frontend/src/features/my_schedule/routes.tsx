import type { StandIn } from '#/lib/screens/app_route.ts'

export const standIns: StandIn[] = [
  {
    name: 'scheduler',
    without: 'schedule.read',
    feature: 'my_schedule',
    load: () => import('./my_schedule_screen.tsx').then((file) => file.MyScheduleScreen),
  },
]
