export { makeVariant, plainVariant, shownVariant } from './make.ts'
export { variantCount, variantProblems, variantProblemsOf } from './prove.ts'
export { readRecipe } from './read-recipe.ts'
export type { Recipe } from './recipe.ts'
