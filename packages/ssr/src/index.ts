// The server reads this file without those of the apps: it needs the type of what Vite writes in.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./build.d.ts" />
export { FailureCodeContext, NonceContext, RenderedForContext } from './contexts.ts'
export { DrawnPartsContext, loadAtStart } from './drawn-parts.ts'
export { FirstStyles } from './first-styles.ts'
export { LateScripts } from './late-scripts.ts'
export {
  type AppBundle,
  type InnerAnswer,
  type InnerApi,
  type PageSettings,
  type Visitor,
  visitorContext,
} from './visitor.ts'
