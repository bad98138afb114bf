import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Db } from '@school/db'
import type { ContentPart, ContentProblem } from '@school/kernel/server'
import { readYaml, sourceText } from '@school/markdown'
import { and, eq, inArray, isNotNull, not } from 'drizzle-orm'
import * as z from 'zod'
import { says } from './ru-brands.ts'
import { organizations } from './tables.ts'

/** Which project or region has which brand. */
const Ties = z.array(
  z.strictObject({
    brand: z.string(),
    kind: z.enum(['project_federation', 'region']),
    name: z.string().trim().min(1),
  }),
)
export type BrandTie = z.output<typeof Ties>[number]

const file = 'brands/organizations.yaml'

/** Reads `brands/organizations.yaml` of the content folder; without the file no organization has a brand. */
export function readBrandTies(folder: string): { ties: BrandTie[]; problems: ContentProblem[] } {
  const full = path.join(folder, file)
  if (!existsSync(full)) return { ties: [], problems: [] }
  const source = sourceText(readFileSync(full))
  const { data, problems: wrong, lineAt } = readYaml(source.text, Ties)
  const problems = [...source.problems, ...wrong].map((one) => ({ file, ...one, severity: 'error' as const }))
  const ties = data ?? []
  for (const [index, { brand }] of ties.entries()) {
    const complain = (message: string) =>
      problems.push({ file, line: lineAt([index, 'brand']), message, severity: 'error' })
    if (!existsSync(path.join(folder, 'brands', brand, 'brand.yaml'))) complain(says.noBrand(brand))
    if (ties.findIndex((other) => other.brand === brand) < index) complain(says.sameBrand(brand))
  }
  return { ties, problems }
}

/** Gives organizations the brands of the file, and takes those that it does not name. @returns how many have changed */
export async function tieBrands(db: Db, ties: readonly BrandTie[]): Promise<number> {
  const found = await Promise.all(ties.map((tie) => findTied(db, tie)))
  const named = found.filter((one) => one !== null)
  const ids = named.map(({ id }) => id)
  const loose = ids.length > 0 ? not(inArray(organizations.id, ids)) : undefined
  const taken = await db
    .update(organizations)
    .set({ brand: null })
    .where(and(isNotNull(organizations.brand), loose))
    .returning({ id: organizations.id })
  const changed = named.filter(({ brand, had }) => brand !== had)
  // Apart, so that two organizations may exchange their brands.
  if (changed.length > 0)
    await db
      .update(organizations)
      .set({ brand: null })
      .where(
        inArray(
          organizations.id,
          changed.map(({ id }) => id),
        ),
      )
  for (const { id, brand } of changed)
    await db.update(organizations).set({ brand }).where(eq(organizations.id, id))
  return taken.length + changed.length
}

/** The organization of a tie. Of several with the same name none is taken: a brand opens personal data. */
async function findTied(db: Db, { brand, kind, name }: BrandTie) {
  const rows = await db
    .select({ id: organizations.id, had: organizations.brand })
    .from(organizations)
    .where(and(eq(organizations.kind, kind), eq(organizations.name, name)))
    .limit(2)
  return rows.length === 1 ? { ...rows[0]!, brand } : null
}

/** It fills no table of its own: organizations are created by people, and only their brands are in a file. */
export const brandTiesContent: ContentPart<BrandTie[]> = {
  name: 'brand-ties',
  read(folder) {
    const { ties, problems } = readBrandTies(folder)
    return { content: ties, problems, summary: says.summary(ties.length) }
  },
  load: (db, ties) => tieBrands(db, ties),
}
