import type { Menus } from '@school/menu/contract'
import { menusQuery } from '@school/menu/web'
import { useQuery } from '@tanstack/react-query'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** The menus that came with the document; asked for only when it brought none. `null` until they are known. */
export function useMenus(): Menus | null {
  const brought = useRouteLoaderData<typeof loader>('root')?.menus
  return useQuery({ ...menusQuery, ...(brought ? { initialData: brought } : {}) }).data ?? null
}
