// Everything that draws on photographs, in one file of its own: answers of words alone do without.
export { PinList } from '@school/works/web'
export { PenLayer } from './PenLayer.tsx'
export { PenTools } from './PenTools.tsx'
export { SheetWords } from './SheetWords.tsx'
