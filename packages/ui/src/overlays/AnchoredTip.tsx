import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../controls/Button.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { IconX } from '../icons.ts'
import { ru } from '../ru-rare.ts'
import styles from './anchored-tip.module.css'
import { placeTip } from './place-tip.ts'

export interface AnchoredTipProps {
  /** What it tells of; without it the tip stands in the middle of the window. */
  anchor: () => Element | null
  title: string
  children: ReactNode
  /** Counted from 0. */
  step: number
  stepsCount: number
  /** «Далее», on the last step «Понятно»; Enter does the same. */
  onNext: () => void
  /** The cross and Escape. */
  onClose: () => void
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, select, textarea, summary') !== null

function place(tip: HTMLElement, anchor: Element | null): void {
  const { left, top, side, arrow } = placeTip(
    anchor?.getBoundingClientRect() ?? { left: innerWidth / 2, top: innerHeight / 3, width: 0, height: 0 },
    { width: tip.offsetWidth, height: tip.offsetHeight },
    { width: document.documentElement.clientWidth, height: innerHeight },
  )
  tip.style.translate = `${left}px ${top}px`
  tip.style.setProperty('--arrow', `${arrow}px`)
  tip.dataset['side'] = anchor ? side : 'none'
}

/** A step of a tour: stands beside an element with an arrow to it and follows it; the page stays usable. */
export function AnchoredTip({
  anchor,
  title,
  children,
  step,
  stepsCount,
  onNext,
  onClose,
}: AnchoredTipProps) {
  const box = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLSpanElement>(null)
  const id = useId()
  const isLast = step >= stepsCount - 1
  const findAnchor = useEffectEvent(anchor)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && !isControl(event.target)) onNext()
  })

  // Before the tip is taken out of the page: after that the focus is nowhere.
  useLayoutEffect(() => {
    const tip = box.current!
    const before = document.activeElement
    tip.showPopover()
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      // The focus goes back to where it was unless the person has moved it.
      if (tip.contains(document.activeElement) && before instanceof HTMLElement) before.focus()
    }
  }, [])

  useEffect(() => {
    const tip = box.current!
    const target = findAnchor()
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const follow = () => place(tip, target)
    follow()
    next.current?.querySelector('button')?.focus({ preventScroll: true })
    const sizes = new ResizeObserver(follow)
    for (const element of [tip, document.body]) sizes.observe(element)
    addEventListener('scroll', follow, { capture: true, passive: true })
    addEventListener('resize', follow)
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
    }
  }, [step])

  return (
    <div
      ref={box}
      popover="manual"
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.tip}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <IconButton
          label={ru.close}
          icon={<IconX aria-hidden="true" />}
          className={styles.close}
          onClick={onClose}
        />
      </div>
      <div id={`${id}-text`} className={styles.text}>
        {children}
      </div>
      <div className={styles.foot}>
        <span className={styles.steps}>{stepsCount > 1 && ru.of(step + 1, stepsCount)}</span>
        <span ref={next}>
          <Button kind="primary" size="s" onClick={onNext}>
            {isLast ? ru.tip.ok : ru.tip.next}
          </Button>
        </span>
      </div>
    </div>
  )
}
