/** Kinds of things that the site's search finds, in the order in which they are shown. */
export const searchKinds = [
  'course',
  'theme',
  'teacher',
  'lesson',
  'skill',
  'training',
  'olympiad',
  'exam_rehearsal',
  'page',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** The image next to a found item: the cover of a discipline. */
export interface SearchPicture {
  readonly discipline: string
  readonly hue: number
  readonly seed: string | number
}
