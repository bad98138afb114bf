import type { UnusedParts } from './unused-parts.ts'

const nothing = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, '']))

/**
 * `<ViewTransition>`, refs of fragments, `<Activity>`, `<SuspenseList>`, actions of forms and stacks of components
 * for a console: none is written in this repository, and `laws/` sees to it.
 */
const reactDom: UnusedParts = {
  file: /react-dom\/cjs\/react-dom-client\.production\.js$/,
  functions: {
    ...nothing(
      'applyViewTransitionToHostInstances',
      'applyViewTransitionToHostInstancesRecursive',
      'commitAfterMutationEffectsOnFiber',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'createViewTransitionInstance',
      'flushAfterMutationEffects',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'measureNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      'trackEnterViewTransitions',
      'ViewTransitionPseudoElement',
    ),
    ...nothing(
      'commitFragmentInstanceDeletionEffects',
      'commitFragmentInstanceInsertionEffects',
      'commitNewChildToFragmentInstances',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
      'FragmentInstance',
    ),
    ...nothing('updateActivityComponent', 'updateSuspenseListComponent'),
    ...nothing(
      'dispatchActionState',
      'extractEvents$1',
      'mountActionState',
      'runActionStateAction',
      'startHostTransition',
      'updateActionStateImpl',
    ),
    ...nothing(
      'preconnect',
      'prefetchDNS',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
    ),
    findCurrentFiberUsingSlowPath: 'return null',
    describeNativeComponentFrame: 'return describeBuiltInComponentFrame(fn?.displayName || fn?.name || "")',
  },
  classes: ['FragmentInstance', 'ViewTransitionPseudoElement'],
}

const noActions = "throw new Error('Pages have no actions and no fetchers')"

/** Changes go through the API's client: the router is not asked for actions and fetchers. */
const router: UnusedParts = {
  file: /react-router\/dist\/production\/lib\/router\/router\.js$/,
  functions: {
    fetch: noActions,
    handleAction: noActions,
    handleFetcherAction: '',
    handleFetcherLoader: '',
  },
  warnings: ['warning'],
}

/** Said to a programmer, in production too. */
const warningsOf = (file: RegExp, ...warnings: string[]): UnusedParts => ({ file, functions: {}, warnings })

export const unusedPartsOfLibraries = [
  reactDom,
  router,
  warningsOf(
    /react-router\/dist\/production\/lib\/(hooks|dom\/lib|dom\/dom|router\/utils|router\/history)\.js$/,
    'warning',
  ),
  warningsOf(/react-router\/dist\/production\/lib\/components\.js$/, 'warning', 'warnOnce'),
  warningsOf(/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/, 'warnOnce'),
]
