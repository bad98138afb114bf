import { menusQuery } from '@school/menu/web'
import type { Menus } from '@school/menu/contract'
import { useQuery } from '@tanstack/react-query'
import { type DocumentData, useDocument } from '../document.ts'
import type { Level } from '@school/rewards/contract'
import { levelQuery } from '@school/rewards/web'
import { useUser } from '@school/pages'
import { hasLevel } from '../loading.ts'

const menusOf = ({ menus, options }: DocumentData): Menus | undefined =>
  menus ? { ...menus, items: [...options.rootMenuItems] } : undefined

/** The menus of the document; requested only when it has none. `null` until they are loaded. */
export function useMenus(): Menus | null {
  const preloaded = useDocument()
  const menus = preloaded ? menusOf(preloaded) : undefined
  return useQuery({ ...menusQuery, ...(menus ? { initialData: menus } : {}) }).data ?? null
}

/** The level of a pupil: it came with the document and grows with every answer. */
export function useLevel(): Level | null {
  const user = useUser()
  const preloaded = useDocument()?.level
  const query = { ...levelQuery, enabled: hasLevel(user), ...(preloaded ? { initialData: preloaded } : {}) }
  return useQuery(query).data ?? null
}
