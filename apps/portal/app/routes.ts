import { route, type RouteConfig } from '@react-router/dev/routes'
import { mount } from '@school/app/mount'
import { portal } from '@school/routes'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))

export default [...mount(portal, folder), route('*', 'not-found.tsx')] satisfies RouteConfig
