import { useCall } from '@school/api-client'
import { remindOfHomework } from '@school/assigning/contract'
import { Button, Card, toast, Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { NotBegun } from '../contract/index.ts'
import { homeworkAt } from './addresses.ts'
import styles from './dashboard.module.css'
import { t } from './ru-dashboard.ts'

/** Prepared for the teacher: who has not begun what ends soon, and one button that reminds them. */
export const NotBegunCard = ({ homeworks, now }: { homeworks: readonly NotBegun[]; now: Date }) => (
  <Card as="section" pad="l" aria-label={t.remind} className={frame.section}>
    {homeworks.map((homework) => (
      <Asked key={homework.homeworkId} homework={homework} now={now} />
    ))}
    <p className={frame.note}>{t.remindHint}</p>
  </Card>
)

function Asked({ homework, now }: { homework: NotBegun; now: Date }) {
  const { homeworkId, title, dueAt, names, pupils, isRemindedToday } = homework
  const remind = useCall(remindOfHomework, {
    onSuccess: ({ pupils: all, letters, wasSentToday }) =>
      void toast(wasSentToday ? t.remindedToday : t.reminded(all, letters), { tone: 'ok' }),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  return (
    <div className={styles.notBegun}>
      <h2 className={frame.cardTitle}>{t.notBegunAsk(pupils)}</h2>
      <p>
        <Link to={homeworkAt(homeworkId)}>{t.of(title, dueAt, now)}</Link>
      </p>
      <p className={frame.cardText}>{t.names(names, pupils)}</p>
      {isRemindedToday ? (
        <p className={frame.note}>{t.remindedToday}</p>
      ) : (
        <div>
          <Button
            aria-label={t.remindOf(title)}
            loading={remind.isPending}
            onClick={() => remind.mutate({ params: { homeworkId } })}
          >
            {t.remind}
          </Button>
        </div>
      )}
    </div>
  )
}
