import { ButtonLink } from '@school/ui'
import { newHomeworkOfLessonAt } from './addresses.ts'
import { t } from './ru.ts'

/** Leads to a new homework with the tasks of a lesson, or with one of them. */
export const GiveLesson = ({ lessonId, taskId }: { lessonId: number; taskId: number | null }) => (
  <ButtonLink kind={taskId === null ? 'primary' : 'secondary'} to={newHomeworkOfLessonAt(lessonId, taskId)}>
    {taskId === null ? t.giveLesson : t.giveTask}
  </ButtonLink>
)
