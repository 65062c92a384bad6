import { test } from '@japa/runner'
import { isFrontendPath } from '#app/core/http/frontend_path'

test.group('The built frontend', () => {
  test('answers at every path that is not of the server itself', ({ assert }) => {
    for (const path of [
      ...['/', '/login', '/scheduler/2026-11', '/assets/index-1a2b.js', '/assets/map.css'],
      ...['/apiary', '/developers', '/docs2', '/employees/api', '/x/openapi.json', '/openapi.json/x'],
      ...['/openapixjson', '/roadmap', '/a.map/b'],
    ])
      assert.isTrue(isFrontendPath(path), path)
    for (const name of ['api', 'hubs', 'health', 'dev', 'docs', 'calendar'])
      for (const path of [`/${name}`, `/${name}/`, `/${name}/x/y`]) assert.isFalse(isFrontendPath(path), path)
    assert.isFalse(isFrontendPath('/openapi.json'))
  })

  test('keeps the sources it was built from to itself', ({ assert }) => {
    for (const path of ['/assets/index-1a2b.js.map', '/index.css.map', '/.map'])
      assert.isFalse(isFrontendPath(path), path)
  })
})
