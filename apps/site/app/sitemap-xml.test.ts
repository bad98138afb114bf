import { site } from '@school/routes'
import { describe, expect, test } from 'vitest'
import { plainPaths, sitemapXml } from './sitemap-xml.ts'

describe('the map of the site', () => {
  test('lists built pages for anyone that have one address', () => {
    const built = [
      '/',
      '/about',
      '/catalog/courses',
      '/courses/:course_id',
      '/dashboard',
      '/user/login',
      '/search',
    ]
    expect(plainPaths(site, built).toSorted()).toEqual(['/', '/about', '/catalog/courses'])
  })

  test('names whole addresses, each once, with the day of the last edition', () => {
    const xml = sitemapXml('https://smekalka.example', [
      { path: '/about' },
      { path: '/about', changedOn: '2026-11-14' },
      { path: '/courses/1?a=1&b=2' },
    ])
    expect(xml.match(/<loc>/g)).toHaveLength(2)
    expect(xml).toContain('<loc>https://smekalka.example/about</loc><lastmod>2026-11-14</lastmod>')
    expect(xml).toContain('<loc>https://smekalka.example/courses/1?a=1&#38;b=2</loc>')
  })
})
