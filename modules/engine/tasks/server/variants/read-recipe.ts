import { type Picture, type Problem, readData, type ResolveImage } from '@school/markdown'
import type { Section } from '../content/split-body.ts'
import { nameProblems, type Recipe, variantFields, VariantSource } from './recipe.ts'

/** Pictures used by the texts, so that a variant finds them without the folder. */
function picturesIn(texts: string, resolveImage: ResolveImage): Record<string, Picture> {
  const names = new Set(Array.from(texts.matchAll(/[\w-]+\.(?:svg|png|jpe?g|webp)/g), ([name]) => name))
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const found = resolveImage(name)
      return found ? [[name, found]] : []
    }),
  )
}

/** Splits a description into the variant fields and the task itself. */
export function readRecipe(
  description: Record<string, unknown>,
  { statement, solution }: { statement: Section; solution: Section },
  lineAt: (path: readonly PropertyKey[]) => number,
  resolveImage: ResolveImage,
): { recipe: Recipe | null; problems: Problem[] } {
  const fields = Object.entries(description)
  const ours = Object.fromEntries(fields.filter(([field]) => variantFields.includes(field)))
  const source = Object.fromEntries(fields.filter(([field]) => !variantFields.includes(field)))
  const { data, problems } = readData(VariantSource, ours, lineAt)
  if (!data) return { recipe: null, problems }
  const named = nameProblems(data).map(({ path, message }) => ({ line: lineAt(path), message }))
  if (named.length > 0) return { recipe: null, problems: named }
  const pictures = picturesIn(JSON.stringify([source, statement.text, solution.text]), resolveImage)
  return {
    recipe: { ...data, source, statement: statement.text, solution: solution.text, pictures },
    problems,
  }
}
