import { test } from '@japa/runner'
import { tileSource } from '#app/core/maps/tile_source'

test.group('Source of map tiles', () => {
  test('none unless configured', ({ assert }) => {
    assert.isNull(tileSource(undefined))
    assert.isNull(tileSource(''))
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
      'https://tiles.example.com/{z}/{x}.png',
      "https://evil.example.com; script-src 'unsafe-inline'/{z}/{x}/{y}.png",
      'data:image/png,{z}{x}{y}',
    ])
      assert.throws(() => tileSource(url), /MAP_TILES_URL is/)
  })
})
