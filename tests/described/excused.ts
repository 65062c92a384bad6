/** Operations that do not answer with a success here, by method and path, and why. */
export const excused: Readonly<Record<string, string>> = {
  'GET /api/user-access/providers/{provider}':
    'leads the browser to an outside provider, of which there is none',
  'GET /api/user-access/providers/{provider}/callback':
    'leads the browser on: its answer is always a redirect',
  'POST /api/user-access/providers/arrivals': 'takes what an outside provider has vouched for',
  'POST /api/notifications/devices': 'needs the keys of a push service, which the product runs without here',
  'DELETE /api/notifications/devices/{id}': 'takes away what only a push service lets be added',
}
