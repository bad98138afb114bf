import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useReducer } from 'react'

interface LateProps {
  /** Shown while the code is on its way. */
  waiting?: ReactNode
  /** The code did not come. */
  onFail?: () => void
}

/**
 * A part of a page whose code comes before it is needed, or at the latest when it is. Not `lazy()`: Suspense keeps a fallback
 * for 300 ms even when the code is there, and what is pressed must open in 100.
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
    const settle = useEffectEvent(() => (Loaded ? again() : onFail?.()))
    useEffect(() => {
      if (!Loaded) void prefetch().then(() => settle())
    }, [])
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : waiting
  }
  return { Part, prefetch }
}
