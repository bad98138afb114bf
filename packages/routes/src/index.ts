export {
  branch,
  ofFeature,
  page,
  type Page,
  type ParamName,
  type ParamRule,
  type ParamRules,
  type ParamsOf,
} from './page.ts'
export { link, type LinkQuery, type Place, setPlaces, isHere, pageHere } from './link.ts'
export { matchPage, type PageMatch } from './match.ts'
export {
  builtPages,
  pagesOf,
  routeFileOf,
  routerPathsOf,
  type Catalogue,
  type CataloguedPage,
} from './catalogue.ts'
export { pageIn } from './page-number.ts'
export { type SearchedPage, type SearchOf, searchOf, withSearch } from './search.ts'
export { isSafeRedirect, signInAddress } from './sign-in.ts'
export { landingPages } from './landing.ts'
export * as portal from './portal/index.ts'
export * as site from './site/index.ts'
