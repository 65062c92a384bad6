export const pathOfRecords = '/system/records'
export const pathOfRecord = (id: string): string => `${pathOfRecords}/${id}/details`
