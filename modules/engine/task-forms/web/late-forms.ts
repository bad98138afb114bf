import { fewTries, lazyPart } from '@school/ui'

// The code is loaded with the first task of its kind.

const tries = fewTries

export const OrderingField = lazyPart(() => import('./placing/OrderingField.tsx'), 'OrderingField', { tries })
export const ComposeField = lazyPart(() => import('./placing/ComposeField.tsx'), 'ComposeField', { tries })
export const MatchingField = lazyPart(() => import('./placing/MatchingField.tsx'), 'MatchingField', { tries })
export const GroupingField = lazyPart(() => import('./placing/GroupingField.tsx'), 'GroupingField', { tries })
export const FilesField = lazyPart(() => import('./written/FilesField.tsx'), 'FilesField', { tries })
