import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/IconButton.tsx'
import { IconX } from '../icons.ts'
import { ru } from '../ru-rare.ts'
import styles from './dialog.module.css'

export interface DialogProps {
  open: boolean
  /** Escape, the cross, a press outside. */
  onClose: () => void
  title: ReactNode
  /** In the middle, or at an edge: `right` for filters, `left` for the menu, `bottom` for choices on a phone. */
  place?: 'middle' | 'right' | 'left' | 'bottom'
  size?: 's' | 'm' | 'l'
  /** The buttons: the way out first, the main one last. */
  footer?: ReactNode
  /** No cross, no Escape, no press outside: an agreement that must be answered. */
  isBlocking?: boolean
  children: ReactNode
}

/** The native modal dialog: the browser holds focus inside and returns it to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  place = 'middle',
  size = 'm',
  footer,
  isBlocking = false,
  children,
}: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = box.current!
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])

  const closeOutside = (event: MouseEvent) => {
    if (!isBlocking && event.target === box.current) onClose()
  }

  return (
    // Escape comes as `cancel`; the press outside lands on the dialog itself, whose content fills it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={box}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[place], styles[size])}
      onMouseDown={closeOutside}
      onCancel={(event) => {
        event.preventDefault()
        if (!isBlocking) onClose()
      }}
      onClose={() => open && onClose()}
    >
      {open && (
        <div className={styles.sheet}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {!isBlocking && (
              <IconButton label={ru.close} icon={<IconX aria-hidden="true" />} onClick={onClose} />
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
