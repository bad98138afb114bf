import type { ButtonHTMLAttributes, ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { Link, useIsOpen } from './Link.tsx'
import { classNames } from '../class-names.ts'
import { ru } from '../ru.ts'
import styles from './button.module.css'

/** From the largest (school-portal §9). `m` is as high as an input field. */
export const buttonSizes = ['xl', 'l', 'm', 's', 'xs'] as const
export type ButtonSize = (typeof buttonSizes)[number]

export interface ButtonLook {
  /** One primary per screen; secondary is next to it; quiet is for rows and cards. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: ButtonSize
  /** As wide as its container. */
  wide?: boolean
  icon?: ReactNode
  iconAfter?: ReactNode
}

const classOf = ({ kind = 'secondary', size = 'm', wide }: ButtonLook, more?: string): string =>
  classNames(styles.button, styles[kind], styles[size], wide && styles.wide, more)

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner and ignores presses; the button keeps its name, size and focus. */
  loading?: boolean
}

export function Button({
  kind,
  size,
  wide,
  icon,
  iconAfter,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      data-kind={kind}
      className={classOf({ kind, size, wide }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      <span className={styles.name}>{children}</span>
      {iconAfter}
      {loading && (
        <output className={styles.spinner}>
          <span className="visually-hidden">{ru.loading}</span>
        </output>
      )}
    </button>
  )
}

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/** A link that looks like a button: for going somewhere, not for doing something. Absent where it would lead to a page that is closed to the reader. */
export function ButtonLink({
  kind,
  size,
  wide,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const isOpen = useIsOpen()
  if (!isOpen(rest.to)) return null
  return (
    <Link {...rest} data-kind={kind} className={classOf({ kind, size, wide }, className)}>
      {icon}
      <span className={styles.name}>{children}</span>
      {iconAfter}
    </Link>
  )
}
