import { typedDrafts } from '@school/browser'
import { Html } from '@school/task-forms/web'
import {
  Button,
  Dialog,
  IconBook2,
  IconListCheck,
  IconPencil,
  SkeletonRows,
  TextArea,
  useYou,
} from '@school/ui'
import { Suspense, useState } from 'react'
import type { ExamAttempt } from '../contract/index.ts'
import { examTasksAt } from './addresses.ts'
import { AnswerSheet } from './AnswerSheet.tsx'
import styles from './DeskTools.module.css'
import frame from '@school/ui/frame.module.css'
import { t } from './ru.ts'

/** Desk tools of an exam: the answer sheet and the reference sheet. */
export function DeskTools({
  rehearsal,
  attemptId,
}: {
  rehearsal: ExamAttempt['rehearsal']
  attemptId: number
}) {
  const you = useYou()
  const [shown, setShown] = useState<'sheet' | 'reference' | null>(null)
  const close = () => setShown(null)
  return (
    <>
      <div className={frame.row}>
        <Button size="s" icon={<IconListCheck aria-hidden="true" />} onClick={() => setShown('sheet')}>
          {t.sheet}
        </Button>
        {rehearsal.referenceHtml && (
          <Button size="s" icon={<IconBook2 aria-hidden="true" />} onClick={() => setShown('reference')}>
            {t.reference}
          </Button>
        )}
      </div>
      <Dialog open={shown === 'sheet'} onClose={close} title={t.sheet} size="l">
        <div className={frame.section}>
          <p className={frame.note}>{you(t.sheetNote)}</p>
          <Suspense fallback={<SkeletonRows count={6} />}>
            <AnswerSheet
              attemptId={attemptId}
              parts={rehearsal.parts}
              to={(taskId) => examTasksAt(rehearsal.id, taskId)}
              onFollow={close}
            />
          </Suspense>
        </div>
      </Dialog>
      <Dialog open={shown === 'reference'} onClose={close} title={t.reference} size="l">
        <Html className="md" html={rehearsal.referenceHtml ?? ''} />
      </Dialog>
    </>
  )
}

/** Scratch paper: stored on the device, for this user and attempt. */
export function Scratch({ attemptId }: { attemptId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.scratch}>
      <Button
        kind="quiet"
        size="s"
        icon={<IconPencil aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t.scratch}
      </Button>
      {isOpen && <ScratchPaper name={`scratch ${attemptId}`} />}
    </div>
  )
}

function ScratchPaper({ name }: { name: string }) {
  const you = useYou()
  const [text, setText] = useState(() => String(typedDrafts.read(name) ?? ''))
  const change = (written: string) => {
    setText(written)
    typedDrafts.write(name, written)
  }
  return (
    <TextArea
      label={you(t.scratchLabel)}
      rows={5}
      maxLength={20_000}
      value={text}
      onChange={(event) => change(event.target.value)}
    />
  )
}
