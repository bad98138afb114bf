import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { OverlayArrow } from 'react-aria-components/Tooltip'
import { Popover } from 'react-aria-components/Popover'
import { Button } from '../controls/Button.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { IconX } from '../icons.ts'
import { ru } from '../ru-rare.ts'
import type { AnchoredTipProps } from './props.ts'
import styles from './anchored-tip.module.css'
import { RussianAria } from './RussianAria.tsx'

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, select, textarea, summary') !== null

export function TipWindow({ anchor, title, children, step, stepsCount, onNext, onClose }: AnchoredTipProps) {
  const middle = useRef<HTMLSpanElement>(null)
  const next = useRef<HTMLSpanElement>(null)
  const isLast = step >= stepsCount - 1
  // Each step has an anchor of its own.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const target = useMemo(() => anchor(), [step])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && !isControl(event.target)) onNext()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  useEffect(() => {
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    next.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [target])

  return (
    <RussianAria>
      <span ref={middle} className={styles.middle} />
      <Popover
        isOpen
        isNonModal
        isKeyboardDismissDisabled
        shouldCloseOnInteractOutside={() => false}
        triggerRef={target ? { current: target } : middle}
        placement="bottom"
        offset={12}
        containerPadding={8}
        className={`no-print ${styles.tip}`}
      >
        {target && (
          <OverlayArrow className={styles.arrow!}>
            <svg width={16} height={8} viewBox="0 0 16 8" aria-hidden="true">
              <path d="M0 0 8 8 16 0" />
            </svg>
          </OverlayArrow>
        )}
        <Dialog aria-label={title} className={styles.dialog!}>
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <IconButton
              label={ru.close}
              icon={<IconX aria-hidden="true" />}
              className={styles.close}
              onClick={onClose}
            />
          </div>
          <div className={styles.text}>{children}</div>
          <div className={styles.foot}>
            <span className={styles.steps}>{stepsCount > 1 && ru.of(step + 1, stepsCount)}</span>
            <span ref={next}>
              <Button kind="primary" size="s" onClick={onNext}>
                {isLast ? ru.tip.ok : ru.tip.next}
              </Button>
            </span>
          </div>
        </Dialog>
      </Popover>
    </RussianAria>
  )
}
