import { route, type RouteConfig } from '@react-router/dev/routes'
import { site } from '@school/routes'
import { mount } from '@school/app/mount'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))

export default [
  ...mount(site, folder),
  route('sitemap.xml', 'sitemap.ts'),
  route('dev/gallery/:part?', 'gallery.tsx'),
  route('*', 'not-found.tsx'),
] satisfies RouteConfig
