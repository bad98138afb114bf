import { extend, type Room } from '@school/kernel/server'
import { workPolicy } from '@school/works/server'
import { skillPolicy } from './policy.ts'
import { routes } from './routes.ts'
import { searchable } from './searchable.ts'

export { loadSkills } from './load.ts'
export { readSkills, type SkillContent } from './read.ts'
export { type SeededAnswer, seedSkills, type SkillSeed } from './seed.ts'

export const skillsPracticeRoom: Room = {
  name: 'skills-practice',
  routes,
  searchable,
  extensions: [extend(workPolicy, skillPolicy)],
}
