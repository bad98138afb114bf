import type { PenColour, SheetPoint, Stroke } from '@school/works/contract'
import { Strokes } from '@school/works/web'
import { type PointerEvent, useRef, useState } from 'react'
import type { Pin } from './notes.ts'
import { onPicture, simplified, sizeOf, type Spot, touched } from './on-picture.ts'
import styles from './pen.module.css'
import type { PenHandlers } from './pen-handlers.ts'
import { PinOnSheet } from './PinOnSheet.tsx'
import type { Tool } from './tools.ts'

/** Radius of the eraser in pixels: larger for a finger than for a mouse. */
const reachOf = (pointerType: string): number => (pointerType === 'mouse' ? 8 : 16)

const isPen = (tool: Tool): tool is PenColour => tool === 'red' || tool === 'green'

export interface PenLayerProps {
  strokes: readonly Stroke[]
  pins: readonly Pin[]
  texts: Readonly<Record<number, string>>
  tool: Tool
  /** Rotation of the picture in clockwise quarters. */
  turn: number
  isFull: boolean
  /** Absent on read-only sheets. */
  on: PenHandlers | null
}

/** Layer over the picture: lines and pins, and drawing with a mouse, a pen or a finger. */
export function PenLayer({ strokes, pins, texts, tool, turn, isFull, on }: PenLayerProps) {
  const surface = useRef<HTMLDivElement>(null)
  const [line, setLine] = useState<readonly SheetPoint[]>([])
  const [erased, setErased] = useState<readonly Stroke[]>([])
  // In a ref, so that each pointer event sees the current state before React renders.
  const current = useRef<{ points: SheetPoint[]; erased: Set<Stroke> } | null>(null)

  const boxOf = () => surface.current!.getBoundingClientRect()
  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
    onPicture({ x: clientX, y: clientY } satisfies Spot, boxOf(), turn)

  const follow = (event: PointerEvent) => {
    const way = current.current
    if (!way || !event.isPrimary) return
    const events = event.nativeEvent.getCoalescedEvents?.() ?? []
    const points = (events.length > 0 ? events : [event]).map(pointAt)
    const before = way.points.at(-1) ?? points[0]!
    way.points.push(...points)
    if (isPen(tool)) {
      setLine([...way.points])
    } else {
      const size = sizeOf(boxOf(), turn)
      for (const [index, to] of points.entries()) {
        const from = points[index - 1] ?? before
        for (const stroke of touched(strokes, from, to, size, reachOf(event.pointerType)))
          way.erased.add(stroke)
      }
      setErased([...way.erased])
    }
  }
  const begin = (event: PointerEvent) => {
    if (!on || event.button !== 0 || !event.isPrimary || current.current) return
    if (event.target !== event.currentTarget) return
    if (tool === 'look' || tool === 'pin' || (isPen(tool) && isFull)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    current.current = { points: [], erased: new Set() }
    follow(event)
  }
  const end = (isMeant: boolean) => {
    const way = current.current
    current.current = null
    setLine([])
    setErased([])
    if (!way || !isMeant || !on) return
    if (isPen(tool) && way.points.length > 0)
      on.draw({ colour: tool, points: simplified(way.points, sizeOf(boxOf(), turn)) })
    else on.erase([...way.erased])
  }
  const seen = strokes.filter((stroke) => !erased.includes(stroke))
  const drawn: Stroke[] = isPen(tool) && line.length > 0 ? [{ colour: tool, points: [...line] }] : []
  return (
    <>
      <Strokes strokes={[...seen, ...drawn]} />
      {/* Keyboard users add pins with a separate button and move them on the sheet. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={surface}
        className={styles.surface}
        data-tool={on ? tool : 'look'}
        onPointerDown={begin}
        onPointerMove={follow}
        onPointerUp={({ isPrimary }) => isPrimary && end(true)}
        onPointerCancel={() => end(false)}
        onClick={(event) => {
          if (on && tool === 'pin' && event.target === event.currentTarget) on.putPin(pointAt(event))
        }}
      >
        {pins.map((pin, index) => (
          <PinOnSheet
            key={pin.key}
            pin={pin}
            number={index + 1}
            text={texts[pin.key] ?? ''}
            turn={turn}
            pointAt={pointAt}
            on={on}
          />
        ))}
      </div>
    </>
  )
}
