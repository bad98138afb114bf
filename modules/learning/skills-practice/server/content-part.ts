import { disciplineKey, lessonKey } from '@school/courses/server'
import { type ContentPart, extend, extensionPoint } from '@school/kernel/server'
import { readerOptions } from '@school/content-source/server'
import { writtenTask } from '@school/tasks/server'
import { loadSkills } from './load.ts'
import { readSkills, type SkillContent } from './read.ts'
import { says } from './ru.ts'
import { skills as table } from './tables.ts'

/** Keys of all skills: other content refers to them. */
export const skillKey = extensionPoint<string>('skills-practice.skill-key')

export const skillsContent: ContentPart<SkillContent[]> = {
  name: 'skills-practice',
  needs: ['courses'],
  table,
  read(folder, known) {
    const { skills, problems } = readSkills(
      folder,
      {
        disciplines: new Set(known(disciplineKey)),
        lessons: new Set(known(lessonKey)),
      },
      readerOptions(known),
    )
    return {
      content: skills,
      problems,
      summary: says.summary(skills.length),
      offers: skills.flatMap(({ key, tasks }) => [
        extend(skillKey, key),
        ...tasks.map((task) => extend(writtenTask, task)),
      ]),
    }
  },
  load: loadSkills,
}
