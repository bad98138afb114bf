import { fewTries, lazyPart } from '@school/ui'

// Every landing would load what only who comes back from registering needs.
export const JoinOnArrival = lazyPart(() => import('./JoinOnArrival.tsx'), 'JoinOnArrival', {
  tries: fewTries,
  // The button is there.
  instead: () => null,
})
