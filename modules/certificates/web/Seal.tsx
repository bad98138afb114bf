import { classNames, LogoSign } from '@school/ui'
import { Net } from './Net.tsx'
import styles from './Seal.module.css'

/** The school's seal: its sign within fine waves. */
export const Seal = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(styles.seal, className)} aria-hidden="true">
    <Net />
    <LogoSign />
  </span>
)
