import type { MenuLink } from '@school/menu/contract'
import { clickOf } from '@school/menu/web'
import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { dispatchNavigation } from './navigation-store.ts'

export interface MenuAnchorProps {
  item: MenuLink
  isCurrent?: boolean
  className?: string | undefined
  children: ReactNode
  /** Before the item is followed. */
  onFollow?: (item: MenuLink) => void
}

/** One line of any menu; what a click does is decided by `clickOf`. */
export function MenuAnchor({ item, isCurrent, className, children, onFollow }: MenuAnchorProps) {
  const navigate = useNavigate()
  const onClick = (event: MouseEvent) => {
    const outcome = clickOf(item, event)
    onFollow?.(item)
    if (outcome === 'browser') return
    event.preventDefault()
    dispatchNavigation({ type: 'linkClicked' })
    if (outcome === 'push') void navigate(item.url)
    if (outcome === 'reload') location.assign(item.url)
    if (outcome === 'sign_out') dispatchNavigation({ type: 'leavingAsked' })
  }
  if (item.action)
    return (
      <button type="button" className={className} onClick={onClick}>
        {children}
      </button>
    )
  return (
    <a
      href={item.url}
      className={className}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
      {...(item.target === '_blank' ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {children}
    </a>
  )
}
