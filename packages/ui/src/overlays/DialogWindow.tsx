import { useId } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/IconButton.tsx'
import { IconX } from '../icons.ts'
import { ru } from '../ru-rare.ts'
import type { DialogProps } from './props.ts'
import styles from './dialog.module.css'
import { RussianAria } from './RussianAria.tsx'

export function DialogWindow({
  onClose,
  title,
  place = 'middle',
  size = 'm',
  footer,
  isBlocking = false,
  children,
}: Omit<DialogProps, 'open'>) {
  const titleId = useId()
  return (
    <RussianAria>
      <ModalOverlay
        isOpen
        isDismissable={!isBlocking}
        isKeyboardDismissDisabled={isBlocking}
        onOpenChange={onClose}
        className={classNames('no-print', styles.backdrop, styles[place])}
      >
        <Modal className={classNames(styles.window, styles[size])}>
          <Dialog aria-labelledby={titleId} className={styles.sheet!}>
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
          </Dialog>
        </Modal>
      </ModalOverlay>
    </RussianAria>
  )
}
