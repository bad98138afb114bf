// Separate chunk of the drawing tools: answers without photographs do not load it.
export { PinList } from '@school/works/web'
export { PenLayer } from './PenLayer.tsx'
export { PenTools } from './PenTools.tsx'
export { SheetWords } from './SheetWords.tsx'
