import { readSchoolContent } from '@school/server/content'
import { writtenTask } from '../modules/tasks/server/index.ts'

const { problems, offers } = readSchoolContent()

/** Every task of the content, whatever work it stands in. */
export const tasks = offers(writtenTask)

export { problems }
