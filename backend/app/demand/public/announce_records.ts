import { announceDemand } from '#app/demand/hubs/announce_demand'

/** Asks those who look at records to read them again, once the change is stored. */
export const announceRecords = (): void => announceDemand('records')
