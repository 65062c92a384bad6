/** Where to go after signing in: only a path of this app, so that a link cannot lead elsewhere. */
export function backTarget(back: string | null): string {
  if (!back || !/^\/(?![/\\])/.test(back)) return '/'
  return back.startsWith('/login') ? '/' : back
}
