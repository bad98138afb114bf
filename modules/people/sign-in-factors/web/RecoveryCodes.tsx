import { Button, Dialog, IconCopy, IconPrinter, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { printApart } from '@school/ui/print'
import styles from './factors.module.css'
import { t } from './ru.ts'

export interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** The one time that codes are seen: the window is closed by its button alone. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const you = useYou()
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast(t.copied, { tone: 'ok' }),
      () => {},
    )
  return (
    <Dialog
      open
      isBlocking
      onClose={onKept}
      title={t.codesTitle}
      footer={
        <>
          <Button icon={<IconCopy aria-hidden="true" />} onClick={copy}>
            {t.copyCodes}
          </Button>
          <Button icon={<IconPrinter aria-hidden="true" />} onClick={() => printCodes(codes)}>
            {t.print}
          </Button>
          <Button kind="primary" onClick={onKept}>
            {t.kept}
          </Button>
        </>
      }
    >
      <div className={frame.section}>
        <p>
          <strong>{t.shownOnce}.</strong> {you(t.keepThem)}
        </p>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}

/** A separate document for printing, so that only the codes are printed. */
const printCodes = (codes: readonly string[]) =>
  printApart((page) => {
    const title = page.createElement('h1')
    title.textContent = t.printTitle
    const note = page.createElement('p')
    note.textContent = t.printNote
    const list = page.createElement('pre')
    list.textContent = codes.join('\n')
    return [title, note, list]
  })
