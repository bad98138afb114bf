import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'
import { Footer, Landing, landingTypes, Settings } from './brand.ts'

export const getSettings = endpoint({
  name: 'brands.getSettings',
  method: 'GET',
  path: '/api/wk/settings',
  audience: 'anyone',
  reads: [],
  summary: 'The portal at this host: its brand, flags, support, and what of it is public',
  reply: Settings,
})

export const getFooter = endpoint({
  name: 'brands.getFooter',
  method: 'GET',
  path: '/api/wk/footer',
  audience: 'anyone',
  reads: [],
  summary: 'The footer of the portal at this host',
  reply: Footer,
})

export const getLanding = endpoint({
  name: 'brands.getLanding',
  method: 'GET',
  path: '/api/wk/landings/current',
  audience: 'anyone',
  reads: [],
  summary: 'A text of the portal at this host by its type',
  query: z.object({ landingType: z.enum(landingTypes) }),
  reply: Landing,
})
