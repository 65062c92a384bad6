import { isOfficeHost as isOffice } from '@shiftloom/backend/contracts/hosts'

/** @see isOffice */
export const isOfficeHost = (hostname: string = location.hostname): boolean => isOffice(hostname)
