import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What the button does, for screen readers and the tooltip. */
  label: string
  icon: ReactNode
  /** A dot in the corner: something new inside. */
  marker?: boolean
}

export function IconButton({ label, icon, marker, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(styles.button, marker && styles.marked, className)}
    >
      {icon}
    </button>
  )
}
