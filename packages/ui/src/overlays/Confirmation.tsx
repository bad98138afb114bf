import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { ru } from '../ru-rare.ts'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './props.ts'

export interface ConfirmationProps extends Pick<DialogProps, 'title' | 'onClose'> {
  open?: boolean
  /** The text of the confirming button; `null` while it must not be confirmed yet. */
  action: string | null
  /** The text of the other button, when «Отмена» would be misread. */
  cancel?: string
  /** Confirming starts something that can't be stopped: the focus is on the other button. */
  isCautious?: boolean
  isBusy: boolean
  onAgree: () => void
  children: ReactNode
}

/** A question that confirms an action. */
export const Confirmation = ({
  open = true,
  title,
  action,
  cancel = ru.cancel,
  isCautious = false,
  isBusy,
  onClose,
  onAgree,
  children,
}: ConfirmationProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    size="s"
    footer={
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus goes into a dialog anyway: here to what does no harm */}
        <Button autoFocus={isCautious} onClick={onClose}>
          {cancel}
        </Button>
        {action !== null && (
          <Button kind="primary" loading={isBusy} onClick={onAgree}>
            {action}
          </Button>
        )}
      </>
    }
  >
    {children}
  </Dialog>
)
