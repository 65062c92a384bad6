const officeLabels = ['office', 'backoffice', 'admin']

/** Back-office hosts carry their name as the first label: `office.example.com`, `office.localhost`. */
export const isOfficeHost = (hostname: string = location.hostname): boolean =>
  officeLabels.includes(hostname.split('.')[0]!.toLowerCase())
