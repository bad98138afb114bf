import type { ButtonHTMLAttributes, ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { Link } from './Link.tsx'
import { classNames } from '../class-names.ts'
import { ru } from '../ru.ts'
import styles from './button.module.css'

export interface ButtonLook {
  /** One primary a screen; secondary stands beside it; quiet is for rows and cards. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 's' | 'm' | 'l'
  /** As wide as its place. */
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

/** A link that looks like a button: for going somewhere, not for doing something. */
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
  return (
    <Link {...rest} data-kind={kind} className={classOf({ kind, size, wide }, className)}>
      {icon}
      <span className={styles.name}>{children}</span>
      {iconAfter}
    </Link>
  )
}
