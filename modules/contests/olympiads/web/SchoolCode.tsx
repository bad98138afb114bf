import { useCall } from '@school/api-client'
import { Button, Card, IconCopy, toast } from '@school/ui'
import { issueCode, type Stage } from '../contract/index.ts'
import frame from '@school/ui/frame.module.css'
import { t } from './ru.ts'
import styles from './SchoolCode.module.css'

/** For a teacher: codes of the school for the stages that need one. */
export function SchoolCode({ stages }: { stages: readonly Stage[] }) {
  const shown = stages.filter(({ can, schoolCode }) => can.issueCode || schoolCode)
  if (shown.length === 0) return null
  return (
    <Card as="section" tone="accent" className={frame.section} aria-labelledby="teacher">
      <h2 id="teacher">{t.teacherTitle}</h2>
      {shown.map((stage) => (
        <CodeOf key={stage.id} stage={stage} />
      ))}
    </Card>
  )
}

function CodeOf({ stage: { id, title, schoolCode } }: { stage: Stage }) {
  const issue = useCall(issueCode, {
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  if (!schoolCode) {
    return (
      <>
        <p>{t.teacherText}</p>
        <div className={frame.row}>
          <Button
            kind="primary"
            loading={issue.isPending}
            onClick={() => issue.mutate({ params: { stageId: id } })}
          >
            {t.issueCode}
          </Button>
        </div>
      </>
    )
  }
  const { code, school, taken, seats } = schoolCode
  const copy = () =>
    void navigator.clipboard.writeText(code).then(
      () => toast(t.copied, { tone: 'ok' }),
      () => {},
    )
  return (
    <>
      <p className={frame.note}>
        {t.codeOf(school)}. {title}
      </p>
      <p className={styles.code}>{code}</p>
      <div className={frame.row}>
        <Button icon={<IconCopy aria-hidden="true" />} onClick={copy}>
          {t.copyCode}
        </Button>
        <span className={frame.note}>{t.seats(taken, seats)}</span>
      </div>
    </>
  )
}
