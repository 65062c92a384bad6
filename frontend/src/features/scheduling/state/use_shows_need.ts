import { useLocalStorage } from '@mantine/hooks'

/** Whether the need stands below the schedule: each person's own choice, on this device. */
export const useShowsNeed = () =>
  useLocalStorage({ key: 'shiftloom.shows_need', defaultValue: true, getInitialValueInEffect: false })
