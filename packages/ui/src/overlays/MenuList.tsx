import { Fragment, type RefObject } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { classNames } from '../class-names.ts'
import type { MenuProps } from './props.ts'
import styles from './menu-list.module.css'
import { RussianAria } from './RussianAria.tsx'

interface MenuListProps extends Pick<MenuProps, 'label' | 'items' | 'header' | 'align'> {
  button: RefObject<HTMLButtonElement | null>
  /** Where the keyboard begins. */
  focuses: 'first' | 'last'
  onClose: () => void
}

export const MenuList = ({
  label,
  items,
  header,
  align = 'end',
  button,
  focuses,
  onClose,
}: MenuListProps) => (
  <RussianAria>
    <Popover
      isOpen
      aria-label={label}
      onOpenChange={onClose}
      triggerRef={button}
      placement={align === 'start' ? 'bottom start' : 'bottom end'}
      offset={6}
      containerPadding={8}
      className={classNames('no-print', styles.menu)}
    >
      {header && <div className={styles.header}>{header}</div>}
      {/* A menu that opens takes the keyboard: so says the pattern of a menu button. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <Menu aria-label={label} autoFocus={focuses} onClose={onClose} className={styles.list!}>
        {items.map(({ title, icon, marked, to, onSelect, tone, startsGroup }) => (
          <Fragment key={title}>
            {startsGroup && <Separator className={styles.line!} />}
            <MenuItem
              id={title}
              textValue={title}
              className={classNames(styles.item, tone === 'bad' && styles.bad)}
              {...(to === undefined ? {} : { href: to })}
              {...(onSelect ? { onAction: onSelect } : {})}
            >
              {icon}
              {title}
              {marked && (
                <span className={styles.marker}>
                  <span className="visually-hidden">{marked}</span>
                </span>
              )}
            </MenuItem>
          </Fragment>
        ))}
      </Menu>
    </Popover>
  </RussianAria>
)
