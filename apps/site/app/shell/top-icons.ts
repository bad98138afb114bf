import type { MenuIcon } from '@school/menu/contract'
import { IconBook2, IconCalendar, IconHome, IconSchool, IconShoppingCart, IconTarget } from '@school/ui'

/** Icons of the closed header: the rest come with the panels. */
export const topIcons: Partial<Record<MenuIcon, typeof IconBook2>> = {
  calendar: IconCalendar,
  cart: IconShoppingCart,
  courses: IconBook2,
  plan: IconTarget,
  room: IconHome,
  teacher: IconSchool,
}
