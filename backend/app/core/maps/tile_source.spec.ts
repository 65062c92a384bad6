import { test } from '@japa/runner'
import { tileSource } from '#app/core/maps/tile_source'

function refusalOf(url: string): unknown {
  try {
    return tileSource(url)
  } catch (error) {
    return error
  }
}

test.group('Source of map tiles', () => {
  test('none unless configured', ({ assert }) => {
    assert.isNull(tileSource(undefined))
    assert.isNull(tileSource(''))
  })

  test('is passed on as it is configured; unless it says more, without a note, to a usual depth', ({
    assert,
  }) => {
    const url = 'https://tiles.example.com/{z}/{x}/{y}.png'
    const origin = 'https://tiles.example.com'
    assert.deepEqual(tileSource(url), { url, origin, attribution: '', mostZoom: 19 })
    assert.deepEqual(tileSource(url, '© OSM', 17), { url, origin, attribution: '© OSM', mostZoom: 17 })
  })

  test('opens the policy for its own host only', ({ assert }) => {
    const originOf = (url: string) => tileSource(url)?.origin
    assert.equal(originOf('https://tiles.example.com/osm/{z}/{x}/{y}.png?key=1'), 'https://tiles.example.com')
    assert.equal(originOf('http://localhost:8080/{z}/{x}/{y}.png'), 'http://localhost:8080')
    assert.equal(originOf('https://{s}.tiles.example.com/{z}/{x}/{y}.png'), 'https://*.tiles.example.com')
  })

  test('refuses what is no template, or could smuggle words into the policy', ({ assert }) => {
    for (const url of [
      'tiles.example.com/{z}/{x}/{y}.png',
      ...['{z}/{x}', '{z}/{y}', '{x}/{y}'].map((part) => `https://tiles.example.com/${part}.png`),
      'javascript:https://tiles.example.com/{z}/{x}/{y}.png',
      "https://evil.example.com; script-src 'unsafe-inline'/{z}/{x}/{y}.png",
      'data:image/png,{z}{x}{y}',
    ])
      assert.containsSubset(refusalOf(url), {
        ...{ code: 'E_MAP_TILES_URL', status: 500 },
        message: `MAP_TILES_URL is ${url}. Maybe write it as https://tiles.example.com/{z}/{x}/{y}.png.`,
      })
  })
})
