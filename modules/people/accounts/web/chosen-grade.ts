import { storage } from '@school/browser'
import { gradeIndexes } from '../contract/index.ts'

const key = 'chosen-grade'
const daySeconds = 24 * 3600

/** The class for which a guest looks at courses, for the form of registration; forgotten once it has been used. */
export const chosenGrade = {
  note: (index: number): void => void storage.writeFor(key, index, daySeconds),
  read: (): number | null => gradeIndexes.find((index) => index === storage.read(key)) ?? null,
  forget: (): void => storage.remove(key),
}
