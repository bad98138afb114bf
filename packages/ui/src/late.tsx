import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useReducer } from 'react'

interface LateProps {
  /** Shown while the code is loading. */
  waiting?: ReactNode
  /** The code failed to load. */
  onFail?: () => void
}

/**
 * A part of a page whose code is preloaded, or loaded on use at the latest. Not `lazy()`: Suspense keeps a fallback
 * for 300 ms even when the code is loaded, and a pressed control must open within 100.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<unknown> | undefined
  const prefetch = () => {
    loading ??= load().then(
      (component) => (Loaded = component),
      () => (loading = undefined),
    )
    return loading
  }
  function Part({ waiting = null, onFail, ...props }: Props & LateProps) {
    const [, again] = useReducer((times: number) => times + 1, 0)
    const afterLoad = useEffectEvent(() => (Loaded ? again() : onFail?.()))
    useEffect(() => {
      if (!Loaded) void prefetch().then(() => afterLoad())
    }, [])
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : waiting
  }
  return { Part, prefetch }
}
