import { features, type PortalFlags, portalFlags, type PortalSettings } from '@school/access'
import { emailOf } from '@school/kernel/contract'
import * as z from 'zod'
import { says } from './ru.ts'
import { type Footer, type Landing, type LandingType, socialNetworks } from '../contract/index.ts'

const Line = z.string().trim().min(1).max(200)
const Address = z.url({ protocol: /^https?$/ })
const flagsOf = Object.fromEntries(portalFlags.map((name) => [name, z.boolean().optional()])) as {
  [Name in (typeof portalFlags)[number]]: z.ZodOptional<z.ZodBoolean>
}

/** `brand.yaml`. What is left out is as in the brand `smekalka`. */
export const BrandFile = z.strictObject({
  region_id: z
    .int()
    .refine((id) => id === 50 || (id >= 91 && id <= 99), says.badRegion)
    .optional(),
  name: Line.max(40),
  title: Line,
  description: Line.min(40),
  color: z.string().regex(/^#[0-9a-f]{6}$/, says.badColor),
  /** Additional hosts; every brand has `<key>.<portal host>`. */
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).default([]),
  support: z.strictObject({
    email: Line.refine((text) => emailOf(text) !== null, says.badEmail),
    phone: Line.max(30).optional(),
  }),
  community_url: Address.optional(),
  /** Where places of olympiads are published, with the flag `externalOlympiadRating`. */
  olympiad_rating_url: Address.optional(),
  menu_titles: z.partialRecord(z.enum(features), Line.max(40)).default({}),
  flags: z.strictObject(flagsOf).default({}),
})

export const FooterFile = z.strictObject({
  menu: z.array(
    z.strictObject({
      text: Line,
      link: Line.regex(/^(\/|https?:\/\/)/),
      new_tab: z.boolean().default(false),
    }),
  ),
  social: z.array(z.strictObject({ type: z.enum(socialNetworks), title: Line, href: Address })).default([]),
  text: z.string().trim().min(1).max(1000),
})

export const LandingMatter = z.strictObject({ title: Line, lead: z.string().trim().max(400).default('') })

/** A brand as every process keeps it. */
export interface Brand extends PortalSettings {
  readonly key: string
  readonly regionId: number | null
  readonly name: string
  readonly title: string
  readonly description: string
  readonly color: string
  readonly ink: string
  readonly hosts: readonly string[]
  readonly logoUrl: string | null
  readonly support: { readonly email: string; readonly phone: string | null }
  /** `null`: places of olympiads are published on the portal itself. */
  readonly olympiadRatingUrl: string | null
  readonly menuTitles: z.output<typeof BrandFile>['menu_titles']
  readonly flags: PortalFlags
  readonly footer: Footer
  readonly landings: ReadonlyMap<LandingType, Landing>
}
