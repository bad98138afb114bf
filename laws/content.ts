import { readSchoolContent } from '@school/server/content'
import { type WrittenTask, writtenTask } from '../modules/engine/tasks/server/index.ts'
import { readText } from './files.ts'

const { problems, offers } = readSchoolContent()

/** Every task of the content, in works of all kinds. */
export const tasks = offers(writtenTask)

const judgedAtFinish = ['olympiads', 'exam-rehearsals', 'attestations']

/** In other works a pupil sees a mistake only when no further try is possible. */
export function isJudgedAtOnce({ file }: WrittenTask): boolean {
  const [part = '', work = ''] = file.split('/')
  if (part === 'trainings') return !/^mode: exam/m.test(readText(`content/trainings/${work}/training.yaml`))
  return !judgedAtFinish.includes(part)
}

export { problems }
