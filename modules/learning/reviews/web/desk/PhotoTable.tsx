import { type AttachedFile, isShown } from '@school/tasks/contract'
import { FilesView, useFileTransfer } from '@school/task-forms/web'
import {
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  IconExternalLink,
  IconRotate,
  IconZoomIn,
  IconZoomOut,
} from '@school/ui'
import type { SheetPoint } from '@school/works/contract'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { arePinsFull, fullOf, type Notes, type Pin, sheetOf } from './pen/notes.ts'
import { PenLayer, PenTools, PinList, SheetWords } from './pen/late.tsx'
import type { PenHandlers } from './pen/pen-handlers.ts'
import type { Tool } from './pen/tools.ts'
import { focusPin, type NotesDesk } from './pen/use-notes.ts'
import { t } from './ru.ts'
import styles from './PhotoTable.module.css'

const zooms = [1, 1.5, 2, 3]
const middle: SheetPoint = [0.5, 0.5]

export interface PhotoTableProps {
  files: readonly AttachedFile[]
  /** Drawings and pins; absent where photographs are read-only. */
  notes?: NotesDesk
  canDraw?: boolean
}

/** Photographs of a solution one at a time, with zoom, rotation and drawing; other files are listed below for download. */
export function PhotoTable({ files, notes, canDraw = false }: PhotoTableProps) {
  const photos = files.filter(isShown)
  const others = files.filter((file) => !isShown(file))
  return (
    <div className={styles.table}>
      {photos.length > 0 && <Photos photos={photos} notes={notes} canDraw={canDraw} />}
      {others.length > 0 && <FilesView files={others} />}
    </div>
  )
}

interface PhotosProps {
  photos: readonly AttachedFile[]
  notes: NotesDesk | undefined
  canDraw: boolean
}

function Photos({ photos, notes, canDraw }: PhotosProps) {
  const transfer = useFileTransfer()
  const [ownId, setOwnId] = useState<string | null>(null)
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState<Record<string, number>>({})
  const [tool, setTool] = useState<Tool>('look')
  const shownId = notes ? notes.shownId : ownId
  const show = notes ? notes.show : setOwnId
  const index = Math.max(
    0,
    photos.findIndex(({ id }) => id === shownId),
  )
  const photo = photos[index]!
  const turn = (turns[photo.id] ?? 0) % 4
  const alt = t.photo(index + 1, photos.length)
  const look = (at: number) => {
    show(photos[(at + photos.length) % photos.length]!.id)
    setZoom(0)
  }
  const sheet = usePen(photo.id, notes)
  const on = canDraw ? sheet.on : null
  return (
    <section aria-label={t.photos} className={styles.table}>
      <div className={styles.tools}>
        {photos.length > 1 && (
          <>
            <IconButton
              label={t.previousPhoto}
              icon={<IconChevronLeft aria-hidden="true" />}
              onClick={() => look(index - 1)}
            />
            <output className={styles.number}>{alt}</output>
            <IconButton
              label={t.nextPhoto}
              icon={<IconChevronRight aria-hidden="true" />}
              onClick={() => look(index + 1)}
            />
          </>
        )}
        <IconButton
          label={t.zoomOut}
          icon={<IconZoomOut aria-hidden="true" />}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <IconButton
          label={t.zoomIn}
          icon={<IconZoomIn aria-hidden="true" />}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <IconButton
          label={t.rotate}
          icon={<IconRotate aria-hidden="true" />}
          onClick={() => setTurns({ ...turns, [photo.id]: turn + 1 })}
        />
        <a className={styles.open} href={transfer.addressOf(photo.id)} target="_blank" rel="noreferrer">
          <IconExternalLink aria-hidden="true" />
          {t.openFile}
        </a>
      </div>
      {on && notes && (
        <PenTools
          tool={tool}
          onTool={setTool}
          canUndo={notes.notes.past.length > 0}
          onUndo={notes.undo}
          waiting={<div className={styles.toolsPlace} />}
        />
      )}
      {/* Focusable, so that keys can scroll a picture larger than its frame. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.stage} tabIndex={0} role="group" aria-label={alt}>
        <div className={styles.sheet} style={{ '--zoom': zooms[zoom] } as CSSProperties} data-turn={turn}>
          <div className={styles.picture}>
            <img className={styles.photo} src={transfer.addressOf(photo.id)} alt={alt} draggable={false} />
            {notes && (
              <PenLayer
                key={photo.id}
                {...sheet.shown}
                tool={tool}
                turn={turn}
                isFull={sheet.full !== null}
                on={on}
              />
            )}
          </div>
        </div>
      </div>
      {on && notes && (
        <SheetWords
          {...sheet.shown}
          tool={tool}
          full={sheet.full}
          arePinsFull={sheet.arePinsFull}
          onSay={notes.sayPin}
          onRemove={on.removePin}
          onAdd={sheet.addPin}
        />
      )}
      {!on && sheet.shown.pins.length > 0 && (
        <PinList pins={sheet.shown.pins.map(({ key }) => ({ text: sheet.shown.texts[key] ?? '' }))} />
      )}
      {photos.length > 1 && (
        <ol className={`plain-list ${styles.strip}`}>
          {photos.map((one, at) => (
            <li key={one.id}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={t.photo(at + 1, photos.length)}
                aria-pressed={at === index}
                onClick={() => look(at)}
              >
                <img src={transfer.addressOf(one.id)} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

const noNotes: { strokes: []; pins: Pin[]; texts: Notes['texts'] } = { strokes: [], pins: [], texts: {} }

/** Drawings and pins of one sheet with their actions; moves the focus to a new pin, or away from a deleted one. */
function usePen(fileId: string, transfer: NotesDesk | undefined) {
  const wanted = useRef<(() => void) | null>(null)
  useEffect(() => {
    wanted.current?.()
    wanted.current = null
  })
  if (!transfer) return { shown: noNotes, on: null, full: null, arePinsFull: false, addPin: () => {} }
  const { notes } = transfer
  const put = (at: SheetPoint, part: 'place' | 'words') => {
    const key = notes.nextKey
    wanted.current = () => focusPin(key, part)
    transfer.putPin(fileId, at)
  }
  const on: PenHandlers = {
    draw: (stroke) => transfer.draw(fileId, stroke),
    erase: (strokes) => transfer.erase(fileId, strokes),
    putPin: (at) => put(at, 'words'),
    movePin: (key, at) => transfer.movePin(fileId, key, at),
    removePin: (key) => {
      wanted.current = () => document.querySelector<HTMLElement>('[data-add-pin]')?.focus()
      transfer.removePin(fileId, key)
    },
    openPin: (key) => focusPin(key, 'words'),
  }
  return {
    shown: { ...sheetOf(notes, fileId), texts: notes.texts },
    on,
    full: fullOf(notes, fileId),
    arePinsFull: arePinsFull(notes, fileId),
    addPin: () => put(middle, 'place'),
  }
}
