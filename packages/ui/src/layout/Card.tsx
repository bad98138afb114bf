import type { ElementType, HTMLAttributes, ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { Link } from '../controls/Link.tsx'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `article` for a thing of its own, `section` for a part of a page, `li` in a list. */
  as?: ElementType
  pad?: 'none' | 's' | 'm' | 'l'
  tone?: 'card' | 'sunken' | 'accent' | 'primary' | 'ok' | 'warn' | 'bad'
  children: ReactNode
}

export function Card({ as: As = 'div', pad = 'm', tone = 'card', className, ...rest }: CardProps) {
  return <As {...rest} className={classNames(styles.card, styles[tone], styles[`pad-${pad}`], className)} />
}

/** The title of a card whose whole surface is the link; other controls of the card stay above it. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(styles.link, className)} />
}
