import { route, type RouteConfig } from '@react-router/dev/routes'
import { site } from '@school/routes'
import { mount } from './mount.ts'

export default [
  ...mount(site),
  route('sitemap.xml', 'sitemap.ts'),
  route('dev/gallery', 'gallery.tsx'),
  route('*', 'not-found.tsx'),
] satisfies RouteConfig
