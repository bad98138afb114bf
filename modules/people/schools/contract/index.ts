import { endpoint, WireInteger } from '@school/kernel/contract'
import * as z from 'zod'

/** More than these a person would rather type on. */
export const mostFound = 20

const Text = z.string().max(200).default('')

export const Town = z.object({ id: z.int(), name: z.string(), regionId: z.int(), regionName: z.string() })
export type Town = z.infer<typeof Town>

export const DirectorySchool = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  cityId: z.int(),
  cityName: z.string(),
})
export type DirectorySchool = z.infer<typeof DirectorySchool>

export const findTowns = endpoint({
  name: 'schools.findTowns',
  method: 'GET',
  path: '/api/cities',
  audience: 'anyone',
  reads: [],
  summary: 'Towns by the beginning of the name, also when it is mistyped; the largest without a text',
  query: z.object({ text: Text }),
  reply: z.array(Town).max(mostFound),
  perMinute: 300,
})

export const findSchools = endpoint({
  name: 'schools.findSchools',
  method: 'GET',
  path: '/api/schools',
  audience: 'anyone',
  reads: [],
  summary: 'Schools by number or name, of a town or of all; nothing without a town and a text',
  query: z.object({ text: Text, cityId: WireInteger(1, 2_147_483_647).optional() }),
  reply: z.array(DirectorySchool).max(mostFound),
  perMinute: 300,
})
