import { fewTries, lazyPart } from '@school/ui'

// Most lessons are open.
export const LockedLesson = lazyPart(() => import('./LockedLesson.tsx'), 'LockedLesson', { tries: fewTries })
