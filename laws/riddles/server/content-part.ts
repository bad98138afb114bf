import { ContentReader } from '@school/content-source/server'
import { type ContentPart, extend } from '@school/kernel/server'
import { loadTasks, type PlacedTask, readTasks, writtenTask } from '@school/tasks/server'
import { putWork } from '@school/works/server'
import { rulesOf } from '@school/work-rules/server'
import * as z from 'zod'
import { says } from './ru.ts'
import { riddles } from './tables.ts'

const RiddleSource = z.strictObject({ title: z.string().trim().min(1).max(80) })
type RiddleContent = z.output<typeof RiddleSource> & { key: string; tasks: PlacedTask[] }

export const riddlesContent: ContentPart<RiddleContent[]> = {
  name: 'riddles',
  table: riddles,
  read(folder) {
    const reader = new ContentReader(folder, {})
    const content = reader.folders('riddles').flatMap((key): RiddleContent[] => {
      const source = reader.yaml(`riddles/${key}/riddle.yaml`, RiddleSource)
      const tasks = readTasks(`riddles/${key}`, `riddles/${key}`, reader)
      return source ? [{ key, ...source.data, tasks }] : []
    })
    const offers = content.flatMap(({ tasks }) => tasks.map((task) => extend(writtenTask, task)))
    return { content, problems: reader.problems, summary: says.summary(content.length), offers }
  },
  async load(db, content, now) {
    const tasks = content.flatMap((riddle) => riddle.tasks)
    const { ids, added, changed } = await loadTasks(db, tasks, now, ['riddles/'])
    for (const { key, title, tasks: own } of content) {
      const taskIds = own.map((task) => ids.get(task.key)!)
      const workId = await putWork(db, `riddle:${key}`, 'riddle', taskIds, rulesOf({ mode: 'practice' }))
      const set = { title, workId }
      await db
        .insert(riddles)
        .values({ key, ...set })
        .onConflictDoUpdate({ target: riddles.key, set })
    }
    return added + changed
  },
}
