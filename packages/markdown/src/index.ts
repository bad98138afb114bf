export { glue } from './typography.ts'
export { shifted, type Problem } from './problem.ts'
export {
  headingsOf,
  readingMinutes,
  renderInline,
  renderMarkdown,
  type Rendered,
  type RenderOptions,
} from './render.ts'
export type { Heading, Picture, ResolveImage } from './run.ts'
export { sourceText } from './source-text.ts'
export { renderWithSlots, type Slotted, type SlottedPart } from './slots.ts'
export {
  type Breach,
  fitted,
  readData,
  readFrontMatter,
  readYaml,
  type FrontMatter,
  type YamlRead,
} from './yaml.ts'
