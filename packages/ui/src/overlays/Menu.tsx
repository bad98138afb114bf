import { type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import styles from './menu.module.css'

export interface MenuItem {
  title: string
  icon?: ReactNode
  /** Goes somewhere… */
  to?: string
  /** …or does something. */
  onSelect?: () => void
  tone?: 'plain' | 'bad'
  /** A line between groups, above this item. */
  startsGroup?: boolean
}

export interface MenuProps {
  /** Name of the button and of the list; what the button shows is a picture or adds to it. */
  label: string
  /** What the button shows. */
  children: ReactNode
  items: readonly MenuItem[]
  /** Above the items: who has signed in. */
  header?: ReactNode
  /** Which edges of the button and of the list meet. */
  align?: 'start' | 'end'
  buttonClassName?: string
}

const hasAnchors = (): boolean => CSS.supports('position-area', 'bottom')

function place(list: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void {
  const { left, right, bottom, top } = button.getBoundingClientRect()
  const x = align === 'start' ? left : right - list.offsetWidth
  const fitsBelow = bottom + list.offsetHeight + 8 <= innerHeight
  list.style.left = `${Math.max(8, Math.min(x, innerWidth - list.offsetWidth - 8))}px`
  list.style.top = `${fitsBelow ? bottom + 6 : Math.max(8, top - list.offsetHeight - 6)}px`
}

/** A native popover: lies above everything, closes by itself, needs no script to open. */
export function Menu({ label, children, items, header, align = 'end', buttonClassName }: MenuProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => list.current?.hidePopover()

  const onToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    button.current?.setAttribute('aria-expanded', String(newState === 'open'))
    // Browsers without anchors leave the list in the middle of the window.
    if (newState === 'open' && !hasAnchors()) place(list.current!, button.current!, align)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded="false"
        className={classNames(styles.button, buttonClassName)}
      >
        <span className="visually-hidden">{label}</span>
        {children}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        onToggle={onToggle}
        className={classNames(styles.menu, styles[align])}
      >
        {header && <div className={styles.header}>{header}</div>}
        <ul aria-label={label} className={`plain-list ${styles.list}`}>
          {items.map(({ title, icon, to, onSelect, tone, startsGroup }) => {
            const look = classNames(styles.item, tone === 'bad' && styles.bad)
            const act = () => {
              close()
              onSelect?.()
            }
            return (
              <li key={title} className={classNames(startsGroup && styles.group)}>
                {to === undefined ? (
                  <button type="button" className={look} onClick={act}>
                    {icon}
                    {title}
                  </button>
                ) : (
                  <Link to={to} className={look} onClick={act}>
                    {icon}
                    {title}
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </>
  )
}
