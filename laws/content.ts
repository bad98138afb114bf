import { readSchoolContent } from '@school/server/content'
import { type WrittenTask, writtenTask } from '../modules/tasks/server/index.ts'
import { readText } from './files.ts'

const { problems, offers } = readSchoolContent()

/** Every task of the content, whatever work it stands in. */
export const tasks = offers(writtenTask)

const judgedAtFinish = ['olympiads', 'exam-rehearsals', 'attestations']

/** Elsewhere a pupil hears of a mistake when there is nothing to try again. */
export function isJudgedAtOnce({ file }: WrittenTask): boolean {
  const [part = '', work = ''] = file.split('/')
  if (part === 'trainings') return !/^mode: exam/m.test(readText(`content/trainings/${work}/training.yaml`))
  return !judgedAtFinish.includes(part)
}

export { problems }
