import { fewTries, lazyPart } from '@school/ui'

// The code is loaded with the first task of its kind.

const tries = fewTries

export const MarkedView = lazyPart(() => import('./MarkedView.tsx'), 'MarkedView', { tries })
export const PictureField = lazyPart(() => import('./PictureField.tsx'), 'PictureField', { tries })
export const LineField = lazyPart(() => import('./LineField.tsx'), 'LineField', { tries })
export const TableField = lazyPart(() => import('./TableField.tsx'), 'TableField', { tries })
export const WordsField = lazyPart(() => import('./WordsField.tsx'), 'WordsField', { tries })
