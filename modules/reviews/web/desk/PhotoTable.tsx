import type { AttachedFile } from '@school/tasks/contract'
import { FilesView, isShown, useUploadDesk } from '@school/tasks/web'
import {
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  IconExternalLink,
  IconRotate,
  IconZoomIn,
  IconZoomOut,
} from '@school/ui'
import { type CSSProperties, useState } from 'react'
import { t } from './ru.ts'
import styles from './PhotoTable.module.css'

const zooms = [1, 1.5, 2, 3]

/** Photographs of a solution one at a time: larger, turned, the next one; what is no picture lies below to be saved. */
export function PhotoTable({ files }: { files: readonly AttachedFile[] }) {
  const photos = files.filter(isShown)
  const others = files.filter((file) => !isShown(file))
  return (
    <div className={styles.table}>
      {photos.length > 0 && <Photos photos={photos} />}
      {others.length > 0 && <FilesView files={others} />}
    </div>
  )
}

function Photos({ photos }: { photos: readonly AttachedFile[] }) {
  const desk = useUploadDesk()
  const [index, setIndex] = useState(0)
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState<Record<string, number>>({})
  const photo = photos[Math.min(index, photos.length - 1)]!
  const turn = (turns[photo.id] ?? 0) % 4
  const alt = t.photo(index + 1, photos.length)
  const go = (by: number) => {
    setIndex((index + by + photos.length) % photos.length)
    setZoom(0)
  }
  return (
    <section aria-label={t.photos}>
      <div className={styles.tools}>
        {photos.length > 1 && (
          <>
            <IconButton
              label={t.previousPhoto}
              icon={<IconChevronLeft aria-hidden="true" />}
              onClick={() => go(-1)}
            />
            <output className={styles.number}>{alt}</output>
            <IconButton
              label={t.nextPhoto}
              icon={<IconChevronRight aria-hidden="true" />}
              onClick={() => go(1)}
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
        <a className={styles.open} href={desk.addressOf(photo.id)} target="_blank" rel="noreferrer">
          <IconExternalLink aria-hidden="true" />
          {t.openFile}
        </a>
      </div>
      {/* Scrolled by keys too when it is larger than its place. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.stage} tabIndex={0} role="group" aria-label={alt}>
        <div className={styles.sheet} style={{ '--zoom': zooms[zoom] } as CSSProperties} data-turn={turn}>
          <img className={styles.photo} src={desk.addressOf(photo.id)} alt={alt} />
        </div>
      </div>
      {photos.length > 1 && (
        <ol className={`plain-list ${styles.strip}`}>
          {photos.map((one, at) => (
            <li key={one.id}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={t.photo(at + 1, photos.length)}
                aria-pressed={at === index}
                onClick={() => {
                  setIndex(at)
                  setZoom(0)
                }}
              >
                <img src={desk.addressOf(one.id)} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
