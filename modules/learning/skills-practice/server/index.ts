import { personPart } from '@school/personal-data/server'
import { contentPart, extend, type ServerModule } from '@school/kernel/server'
import { skillList } from '@school/own-tasks/server'
import { searchFeed } from '@school/search/server'
import { workPolicy } from '@school/work-rules/server'
import { todayFeed } from '@school/today/server'
import { skillsContent } from './content-part.ts'
import { skillPolicy } from './policy.ts'
import { listNameableSkills } from './nameable.ts'
import { routes } from './routes.ts'
import { searchable } from './searchable.ts'
import { skillsToday } from './today.ts'
import { skillsPart } from './person-part.ts'

export { skillKey } from './content-part.ts'
export { type SeededAnswer, seedSkills, type SkillSeed } from './seed.ts'

export const skillsPracticeModule: ServerModule = {
  name: 'skills-practice',
  routes,
  extensions: [
    extend(personPart, skillsPart),
    extend(todayFeed, skillsToday),
    extend(contentPart, skillsContent),
    extend(workPolicy, skillPolicy),
    extend(skillList, listNameableSkills),
    ...searchable.map((source) => extend(searchFeed, source)),
  ],
}
