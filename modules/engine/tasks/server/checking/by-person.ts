import type { ResponseOf } from '../../contract/index.ts'
import type { RubricOf } from '../rubric.ts'
import type { CheckResult } from './result.ts'

/** Whether there is something to check; a person judges the quality. */
export function checkFiles(
  { maxFiles }: Pick<RubricOf<'file'>, 'maxFiles'>,
  { files, text = '' }: ResponseOf<'file'>,
): CheckResult {
  if (files.length === 0 && text.trim() === '') return 'empty'
  return files.length > maxFiles ? 'mismatch' : 'by_person'
}

export const checkEssay = ({ text }: ResponseOf<'essay'>): CheckResult =>
  text.trim() === '' ? 'empty' : 'by_person'
