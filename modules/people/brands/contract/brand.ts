import { features, portalFlags } from '@school/access'
import * as z from 'zod'

/** Texts with which the portal greets each type of user, and some shown elsewhere (school-portal §2, «Landing content»). */
export const landingTypes = [
  'main',
  'student',
  'intern',
  'teacher',
  'school',
  'municipality',
  'region',
  'project',
  'footer',
  'dashboard_stub',
  'homeschool_landing',
] as const
export type LandingType = (typeof landingTypes)[number]

export const Support = z.object({ email: z.string(), phone: z.string().nullable() })

/** The portal at this host for this viewer. */
export const Settings = z.object({
  /** `null` of the portal that belongs to no region. */
  regionId: z.int().nullable(),
  variant: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** `null`: the school’s own logo. */
  logoUrl: z.string().nullable(),
  /** Shown for an olympiad without a picture. */
  defaultOlympiadLogoUrl: z.string(),
  /** Of buttons and links, `#rrggbb`. */
  color: z.string(),
  /** What reads on it: dark ink or white. */
  ink: z.string(),
  /** Titles of entries of the menu that this brand says in its own words. */
  menuTitles: z.partialRecord(z.enum(features), z.string()),
  features: z.array(z.enum(features)),
  flags: z.record(z.enum(portalFlags), z.boolean()),
  support: Support,
  communityUrl: z.string().nullable(),
  /** Where a partner publishes places of olympiads; `null` when the portal itself does. */
  olympiadRatingUrl: z.string().nullable(),
})
export type Settings = z.infer<typeof Settings>

export const socialNetworks = ['vk', 'facebook', 'instagram', 'telegram', 'youtube'] as const

export const Footer = z.object({
  footerMenu: z.array(
    z.object({
      text: z.string(),
      link: z.string(),
      attributes: z.object({ target: z.enum(['_self', '_blank']) }),
    }),
  ),
  socialLinks: z.array(
    z.object({
      href: z.string(),
      type: z.enum(socialNetworks),
      title: z.string(),
      iconUrl: z.string().nullable(),
    }),
  ),
  /** HTML of one line with links in it. */
  footerText: z.string(),
})
export type Footer = z.infer<typeof Footer>

export const Landing = z.object({
  landingType: z.enum(landingTypes),
  title: z.string(),
  lead: z.string(),
  html: z.string(),
})
export type Landing = z.infer<typeof Landing>
