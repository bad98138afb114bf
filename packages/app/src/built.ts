import type { Page } from '@school/routes'

/** Addresses of pages that have a screen; written at build time from the routes folder. */
declare const __BUILT_PATHS__: readonly string[]

export const isBuilt = ({ path }: Page): boolean => __BUILT_PATHS__.includes(path)
