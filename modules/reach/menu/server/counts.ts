import { type Ctx, extensionPoint } from '@school/kernel/server'
import type { Menus } from '../contract/index.ts'
import type { ru } from './ru.ts'

/** How much waits behind a link. */
export interface MenuCount {
  readonly link: keyof typeof ru.links
  readonly count: (ctx: Ctx) => Promise<number>
}

/** Modules where something waits for a person contribute a number to their link. */
export const menuCount = extensionPoint<MenuCount>('menu.count')

/** The menus with numbers at those links of the root menu that the person has and behind which something waits. */
export async function withCounts(ctx: Ctx, menus: Menus): Promise<Menus> {
  const shown = new Set(menus.items.flatMap(({ children }) => children.map(({ id }) => id)))
  const counts = new Map<string, number>()
  for (const { link, count } of ctx.extensions(menuCount))
    if (shown.has(link)) counts.set(link, await count(ctx))
  const items = menus.items.map((group) => ({
    ...group,
    children: group.children.map((item) => {
      const waiting = counts.get(item.id) ?? 0
      return waiting > 0 ? { ...item, count: waiting } : item
    }),
  }))
  return { ...menus, items }
}
