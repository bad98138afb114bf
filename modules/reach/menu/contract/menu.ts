import { QrCode } from '@school/kernel/contract'
import * as z from 'zod'

/** Whose navigation it is (shared-application §3). A guest and a parent have the base one. */
export const navigationKinds = ['agent', 'base', 'elementary'] as const
export type NavigationKind = (typeof navigationKinds)[number]

/** The site that shows the header: the school itself, or a partner site that uses the school's menus. */
export const useContexts = ['eu', 'externat', 'media', 'portal'] as const
export type UseContext = (typeof useContexts)[number]

export const menuIcons = [
  'award',
  'bell',
  'book',
  'calendar',
  'cart',
  'chart',
  'classes',
  'code',
  'coin',
  'courses',
  'exam',
  'family',
  'friends',
  'game',
  'gift',
  'goal',
  'group',
  'home',
  'homework',
  'language',
  'magazine',
  'message',
  'olympiad',
  'pack',
  'plan',
  'promo',
  'room',
  'settings',
  'shop',
  'sign_out',
  'teacher',
  'tests',
  'tutor',
] as const
export type MenuIcon = (typeof menuIcons)[number]

export const MenuLink = z.object({
  id: z.string(),
  /** The page in the catalogue of pages; `null` for an address outside of the site. */
  pageId: z.string().nullable(),
  title: z.string(),
  url: z.string(),
  icon: z.enum(menuIcons).nullable(),
  target: z.enum(['_self', '_blank']),
  /** Beginnings of other addresses under which the item is highlighted too. */
  urlPatterns: z.array(z.string()),
  /** What the item may draw attention to with a dot. */
  marker: z.enum(['cart', 'room', 'bonuses', 'notifications']).nullable(),
  /** The item does something instead of going somewhere. */
  action: z.enum(['feedback', 'sign_out']).nullable(),
  isFullReload: z.boolean(),
  /** How much waits for the person there; absent when nothing does. */
  count: z.int().optional(),
  /** Only for extra-large screens. */
  isForWide: z.boolean(),
})
export type MenuLink = z.infer<typeof MenuLink>

/** A group of the root menu with its links. */
export const MenuItem = MenuLink.extend({ children: z.array(MenuLink) })
export type MenuItem = z.infer<typeof MenuItem>

/** Every menu of a person. What is hidden from them, and what leads nowhere yet, is not in it. */
export const Menus = z.object({
  kind: z.enum(navigationKinds),
  context: z.enum(useContexts),
  /** Where the logo leads. */
  homeUrl: z.string(),
  items: z.array(MenuItem),
  topMenu: z.array(MenuLink),
  /** A few places under the thumb, on telephones. */
  bottomMenu: z.array(MenuLink),
  profileMenu: z.array(MenuLink),
  oneClickMenu: z.array(MenuLink),
  catalogLinks: z.array(MenuLink),
  footerLinks: z.array(MenuLink),
  /** For the camera of a telephone: where the textbook's application is. `null` when there is no such address. */
  textbookQr: QrCode.nullable(),
})
export type Menus = z.infer<typeof Menus>
