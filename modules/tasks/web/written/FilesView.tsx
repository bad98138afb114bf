import { IconPaperclip } from '@school/ui'
import { type AttachedFile, isShown, type ResponseOf } from '../../contract/index.ts'
import { useUploadDesk } from '../upload-desk.ts'
import { t } from './ru.ts'
import styles from './written.module.css'

/** A written text as its author has set it. */
export const EssayView = ({ text }: { text: string }) => <p className={styles.essay}>{text}</p>

/** Sent files to look at: photographs as they are, the rest to be saved. */
export function FilesView({ files }: { files: readonly AttachedFile[] }) {
  const desk = useUploadDesk()
  return (
    <ol className={styles.sheets}>
      {files.map((file, index) => (
        <li key={file.id} className={styles.sheet}>
          <a
            className={styles.sheetLink}
            href={desk.addressOf(file.id)}
            target="_blank"
            rel="noreferrer"
            download={isShown(file) ? undefined : file.name}
          >
            {isShown(file) ? (
              <img
                className={styles.photo}
                src={desk.addressOf(file.id)}
                alt={t.page(index + 1)}
                loading="lazy"
              />
            ) : (
              <IconPaperclip aria-hidden="true" />
            )}
            <span className={styles.fileName}>
              {file.name} <span className={styles.note}>{t.size(file.size)}</span>
            </span>
          </a>
        </li>
      ))}
    </ol>
  )
}

/** A solution as it was sent: its sheets, and what was typed. */
export const SentView = ({ answer: { files, text } }: { answer: ResponseOf<'file'> }) => (
  <>
    {files.length > 0 && <FilesView files={files} />}
    {text?.trim() && <EssayView text={text} />}
  </>
)
