import { page } from '../page.ts'
import { oneOf, wordKey } from '../search-parsers.ts'
import { withSearch } from '../search.ts'

/** Apart from the other lists: every page of the catalogue links to it. */
export const examRehearsals = withSearch(
  { exam: oneOf(['oge', 'ege']), discipline: wordKey() },
  page('/exam_rehearsals', 'anyone', 'Пробные экзамены'),
)
