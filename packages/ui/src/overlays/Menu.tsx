import { useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { late } from '../late.tsx'
import { ru } from '../ru.ts'
import styles from './menu.module.css'
import type { MenuProps } from './props.ts'
import { toast } from './toast.ts'

const { Part: MenuList, prefetch } = late(() => import('./MenuList.tsx').then((loaded) => loaded.MenuList))

/** A button with a list of what may be done; the list's code comes when the button is come near to. */
export function Menu({ label, children, buttonClassName, ...list }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<'first' | 'last' | null>(null)
  const onFail = () => {
    toast(ru.notOpened, { tone: 'bad' })
    setOpened(null)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        className={classNames(styles.button, buttonClassName)}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpened(opened ? null : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpened(event.key === 'ArrowUp' ? 'last' : 'first')
        }}
      >
        <span className="visually-hidden">{label}</span>
        {children}
      </button>
      {opened && (
        <MenuList
          {...list}
          label={label}
          button={button}
          focuses={opened}
          onClose={() => setOpened(null)}
          onFail={onFail}
        />
      )}
    </>
  )
}
