import { IconPaperclip } from '@school/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type AttachedFile, isShown, type ResponseOf } from '@school/tasks/contract'
import { useFileTransfer } from '../file-transfer.ts'
import { t } from './ru.ts'
import styles from './written.module.css'

/** A written text with its author's line breaks. */
export const EssayView = ({ text }: { text: string }) => <p className={styles.essay}>{text}</p>

/** Sent files: photographs are shown, others can be saved. A file that can't be opened shows the reason. */
export const FilesView = ({ files }: { files: readonly AttachedFile[] }) => (
  <ol className={styles.sheets}>
    {files.map((file, index) => (
      <li key={file.id} className={styles.sheet}>
        <Sheet file={file} number={index + 1} />
      </li>
    ))}
  </ol>
)

function Sheet({ file, number }: { file: AttachedFile; number: number }) {
  const transfer = useFileTransfer()
  const photo = useRef<HTMLImageElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const ask = useEffectEvent(async () => setRefusal(await transfer.refusalOf(file.id)))
  // An image that failed before hydration has fired no error event for React.
  useEffect(() => {
    if (photo.current?.complete && photo.current.naturalWidth === 0) void ask()
  }, [])
  const name = (
    <span className={styles.fileName}>
      {file.name} <span className={styles.note}>{t.size(file.size)}</span>
    </span>
  )
  if (refusal !== null)
    return (
      <div className={styles.refused}>
        <p>{refusal}</p>
        {name}
      </div>
    )
  return (
    <a
      className={styles.sheetLink}
      href={transfer.addressOf(file.id)}
      target="_blank"
      rel="noreferrer"
      download={isShown(file) ? undefined : file.name}
    >
      {isShown(file) ? (
        <img
          ref={photo}
          className={styles.photo}
          src={transfer.addressOf(file.id)}
          alt={t.page(number)}
          loading="lazy"
          onError={() => void ask()}
        />
      ) : (
        <IconPaperclip aria-hidden="true" />
      )}
      {name}
    </a>
  )
}

/** A solution as it was sent: its sheets, and what was typed. */
export const SentView = ({ answer: { files, text } }: { answer: ResponseOf<'file'> }) => (
  <>
    {files.length > 0 && <FilesView files={files} />}
    {text?.trim() && <EssayView text={text} />}
  </>
)
