import * as z from 'zod'
import { endpoint } from '@school/kernel/contract'
import { Menus, useContexts } from './menu.ts'

export const getMenuItems = endpoint({
  name: 'menu.getMenuItems',
  method: 'GET',
  path: '/api/menu/items',
  audience: 'anyone',
  reads: [],
  summary: 'The menus of the visitor: root tree, top, profile, one-click, catalogue and footer',
  query: z.object({ context: z.enum(useContexts).default('portal') }),
  reply: Menus,
})
