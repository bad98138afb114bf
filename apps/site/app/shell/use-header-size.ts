import { type RefObject, useEffect } from 'react'
import { containerUnderlayHeight } from './menu-state.ts'
import { dispatchNavigation, useNavigationState } from './navigation-store.ts'

const resizeDebounceMs = 300

/** Keeps the measures of the header, so that an address with a hash does not scroll its heading under it. */
export function useHeaderSize(header: RefObject<HTMLElement | null>): void {
  const underlay = containerUnderlayHeight(useNavigationState())
  useEffect(() => {
    const measure = () => {
      const next = header.current?.nextElementSibling
      const oneClickMenu = next instanceof HTMLElement && next.dataset['menu'] === 'one-click' ? next : null
      dispatchNavigation({
        type: 'measured',
        row: header.current?.offsetHeight ?? 0,
        oneClickMenu: oneClickMenu?.offsetHeight ?? 0,
      })
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const onResize = () => {
      clearTimeout(timer)
      timer = setTimeout(measure, resizeDebounceMs)
    }
    measure()
    addEventListener('resize', onResize)
    return () => {
      clearTimeout(timer)
      removeEventListener('resize', onResize)
    }
  }, [header])
  useEffect(() => {
    if (underlay > 0) document.documentElement.style.scrollPaddingTop = `${underlay + 24}px`
  }, [underlay])
}
