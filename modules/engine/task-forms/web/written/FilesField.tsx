import {
  Button,
  classNames,
  FileButton,
  IconAlertCircle,
  IconButton,
  IconCamera,
  IconChevronDown,
  IconChevronUp,
  IconPaperclip,
  IconPencil,
  IconUpload,
  IconX,
  TextArea,
  useYou,
} from '@school/ui'
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import type { AttachedFile, QuestionOf, ResponseOf } from '@school/tasks/contract'
import type { FieldProps } from '../field.ts'
import { AnswerFrame } from '../marking/AnswerFrame.tsx'
import { useFileTransfer } from '../file-transfer.ts'
import { Criteria } from './Criteria.tsx'
import { isShown } from '@school/tasks/contract'
import { SentView } from './FilesView.tsx'
import { t } from './ru.ts'
import { type Upload, useUploads } from './use-uploads.ts'
import styles from './written.module.css'

interface FilesFieldProps extends FieldProps {
  question: QuestionOf<'file'>
  value: ResponseOf<'file'>
}

/** HEIC is omitted: phones that produce it then send the photograph as JPEG, which every browser shows. */
const accepted = 'image/jpeg,image/png,image/webp,application/pdf,.docx,.txt'

// As in the contract, of which the browser imports only types.
const maxTyped = 20_000

export function FilesField({ question, value, onChange, disabled, statementId }: FilesFieldProps) {
  // An upload ends long after the render that started it: more may have been typed by then.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  if (disabled) return <SentView answer={value} />
  return (
    <>
      <Criteria criteria={question.criteria} />
      <Sending
        statementId={statementId}
        maxFiles={question.maxFiles}
        files={value.files}
        onChange={(files) => onChange({ ...latest.current, files })}
      />
      <Typed text={value.text ?? ''} onChange={(text) => onChange({ ...latest.current, text })} />
    </>
  )
}

/** The solution as text: instead of a photograph or in addition to it. Open when there is something in it. */
function Typed({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [isOpen, setOpen] = useState(text !== '')
  if (!isOpen && text === '')
    return (
      <div>
        <Button kind="quiet" size="s" icon={<IconPencil aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t.typeIt}
        </Button>
      </div>
    )
  return (
    <TextArea
      label={t.typed}
      hint={t.typedHint}
      value={text}
      maxLength={maxTyped}
      rows={6}
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

interface SendingProps {
  statementId: string
  maxFiles: number
  files: readonly AttachedFile[]
  onChange: (files: AttachedFile[]) => void
}

function Sending({ statementId, maxFiles, files, onChange }: SendingProps) {
  const you = useYou()
  const { uploads, problem, add, stop, again } = useUploads({ files, maxFiles, onChange })
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length > 0) add([...event.clipboardData.files])
  }
  const move = (index: number, by: 1 | -1) => {
    const next = [...files]
    next.splice(index + by, 0, ...next.splice(index, 1))
    onChange(next)
  }
  const isBusy = uploads.some(({ problem: failed }) => failed === null)
  const isFull = files.length + uploads.length >= maxFiles
  return (
    <AnswerFrame
      disabled={false}
      statementId={statementId}
      title={you(t.yourSolution)}
      howTo={you(t.howToFiles(maxFiles))}
      news={t.count(files.length)}
    >
      {/* Dropping and pasting are shortcuts: the buttons inside do the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={classNames(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onPaste={paste}
      >
        <ol className={styles.files} aria-busy={isBusy}>
          {files.map((file, index) => (
            <Attached
              key={file.id}
              file={file}
              number={index + 1}
              onUp={index > 0 ? () => move(index, -1) : null}
              onDown={index < files.length - 1 ? () => move(index, 1) : null}
              onRemove={() => onChange(files.filter(({ id }) => id !== file.id))}
            />
          ))}
          {uploads.map((upload) => (
            <OnItsWay
              key={upload.id}
              upload={upload}
              onStop={() => stop(upload.id)}
              onAgain={() => again(upload)}
            />
          ))}
        </ol>
        {isBusy && <p className={styles.note}>{you(t.stay)}</p>}
        <div className={styles.ways}>
          <FileButton
            className={styles.camera}
            icon={<IconCamera aria-hidden="true" />}
            accept="image/*"
            isCamera
            disabled={isFull}
            onChoose={add}
          >
            {t.takePhoto}
          </FileButton>
          <FileButton
            icon={<IconUpload aria-hidden="true" />}
            accept={accepted}
            multiple
            disabled={isFull}
            onChoose={add}
          >
            {t.chooseFiles}
          </FileButton>
        </div>
        {isOver && <p className={styles.dropWords}>{you(t.dropHere)}</p>}
      </div>
      <div role="alert">
        {problem && (
          <p className={styles.problem}>
            <IconAlertCircle aria-hidden="true" />
            {problem}
          </p>
        )}
      </div>
    </AnswerFrame>
  )
}

interface AttachedProps {
  file: AttachedFile
  number: number
  onUp: (() => void) | null
  onDown: (() => void) | null
  onRemove: () => void
}

function Attached({ file, number, onUp, onDown, onRemove }: AttachedProps) {
  const transfer = useFileTransfer()
  return (
    <li className={styles.file}>
      {isShown(file) ? (
        <img className={styles.thumb} src={transfer.addressOf(file.id)} alt={t.page(number)} />
      ) : (
        <span className={styles.thumb}>
          <IconPaperclip aria-hidden="true" />
        </span>
      )}
      <span className={styles.fileName}>
        {file.name} <span className={styles.note}>{t.size(file.size)}</span>
      </span>
      <span className={styles.tools}>
        {onUp && (
          <IconButton label={t.up(file.name)} icon={<IconChevronUp aria-hidden="true" />} onClick={onUp} />
        )}
        {onDown && (
          <IconButton
            label={t.down(file.name)}
            icon={<IconChevronDown aria-hidden="true" />}
            onClick={onDown}
          />
        )}
        <IconButton label={t.remove(file.name)} icon={<IconX aria-hidden="true" />} onClick={onRemove} />
      </span>
    </li>
  )
}

interface OnItsWayProps {
  upload: Upload
  onStop: () => void
  onAgain: () => void
}

function OnItsWay({ upload: { file, part, problem }, onStop, onAgain }: OnItsWayProps) {
  const words = problem ?? t.sending(Math.round(part * 100))
  return (
    <li className={styles.file} data-failed={problem ? true : undefined}>
      <span className={styles.thumb}>
        <IconUpload aria-hidden="true" />
      </span>
      <span className={styles.fileName}>
        {file.name} <span className={styles.note}>{words}</span>
        {!problem && <progress className={styles.progress} value={part} max={1} aria-label={file.name} />}
      </span>
      <span className={styles.tools}>
        {problem && (
          <Button size="s" onClick={onAgain}>
            {t.again}
          </Button>
        )}
        <IconButton label={t.remove(file.name)} icon={<IconX aria-hidden="true" />} onClick={onStop} />
      </span>
    </li>
  )
}
