import type { Menus } from '@school/menu/contract'
import { menusQuery } from '@school/menu/web'
import { useQuery } from '@tanstack/react-query'
import { type DocumentData, useDocument } from '../document.ts'

const menusOf = ({ menus, options }: DocumentData): Menus | undefined =>
  menus ? { ...menus, items: [...options.rootMenuItems] } : undefined

/** The menus that came with the document; asked for only when it brought none. `null` until they are known. */
export function useMenus(): Menus | null {
  const brought = useDocument()
  const menus = brought ? menusOf(brought) : undefined
  return useQuery({ ...menusQuery, ...(menus ? { initialData: menus } : {}) }).data ?? null
}
