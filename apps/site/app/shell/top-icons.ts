import type { MenuIcon } from '@school/menu/contract'
import {
  IconBook2,
  IconCalendar,
  IconFlag,
  IconHome,
  IconListCheck,
  IconPencil,
  IconSchool,
  IconShoppingCart,
  IconTarget,
  IconTrophy,
  IconUsers,
} from '@school/ui'

/** Icons of what is always in sight: the rest come with the panels. */
export const topIcons: Partial<Record<MenuIcon, typeof IconBook2>> = {
  calendar: IconCalendar,
  cart: IconShoppingCart,
  classes: IconUsers,
  courses: IconBook2,
  goal: IconFlag,
  home: IconHome,
  homework: IconPencil,
  olympiad: IconTrophy,
  plan: IconTarget,
  room: IconHome,
  teacher: IconSchool,
  tests: IconListCheck,
}
