import { Form, useForm } from '@school/forms'
import { daysBetween } from '@school/texts'
import { Accordion, Button, Card, Chip, Link, StatNumber, TextInput, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ExamPlan, type PlanTheme, type PlanWeek, setExamDate } from '../contract/index.ts'
import { examsAt } from './addresses.ts'
import { examPlanQuery } from './queries.ts'
import { t as exams } from './ru.ts'
import { t } from './ru-plan.ts'

/** How many days are left, what is learnt this week and after it. @param isOwn whether the day may be chosen here */
export function ExamPlanCard({ planKey, isOwn }: { planKey: string; isOwn: boolean }) {
  const { data: plan } = useSuspenseQuery(examPlanQuery(planKey))
  const { examOn, weeks } = plan
  const [now, ...later] = weeks
  return (
    <Card as="section" aria-labelledby="exam-plan" className={frame.section}>
      <h2 id="exam-plan">{t.title}</h2>
      <Countdown plan={plan} isOwn={isOwn} />
      {now && (
        <div className={frame.list}>
          <h3 className={frame.cardTitle}>{t.thisWeek}</h3>
          <Week week={now} plan={plan} />
        </div>
      )}
      {later.length > 0 && (
        <Accordion title={t.allWeeks(later.length)}>
          <ol className={`plain-list ${frame.list}`}>
            {later.map((week) => (
              <li key={week.from}>
                <strong>{t.week(week)}</strong>
                <Week week={week} plan={plan} />
              </li>
            ))}
          </ol>
        </Accordion>
      )}
      {isOwn &&
        (examOn === null ? (
          <DateForm plan={plan} />
        ) : (
          <Accordion title={t.change}>
            <DateForm plan={plan} />
          </Accordion>
        ))}
    </Card>
  )
}

function Countdown({ plan: { today, examOn }, isOwn }: { plan: ExamPlan; isOwn: boolean }) {
  const you = useYou()
  if (examOn === null) return <p>{isOwn ? you(t.choose) : t.notChosen}</p>
  const days = daysBetween(today, examOn)
  if (days > 0)
    return (
      <>
        <StatNumber value={days} label={t.days(days)} />
        <p className={frame.note}>{t.on(examOn)}</p>
      </>
    )
  return <p>{days === 0 ? t.today : t.over}</p>
}

const Week = ({ week: { kind, themes }, plan }: { week: PlanWeek; plan: ExamPlan }) =>
  kind === 'themes' ? (
    <ul className={`plain-list ${frame.list}`}>
      {themes.map((theme) => (
        <li key={theme.title}>
          <Theme theme={theme} />
        </li>
      ))}
    </ul>
  ) : (
    <p>
      {t.kind[kind]}
      {kind === 'rehearsal' && (
        <>
          {'. '}
          <Link to={examsAt({ exam: plan.exam, discipline: plan.discipline.key })}>{t.toRehearsals}</Link>
        </>
      )}
    </p>
  )

const Theme = ({ theme }: { theme: PlanTheme }) => (
  <>
    <p className={frame.row}>
      {t.theme(theme)}
      {theme.isWeak && (
        <Chip size="s" tone="warn">
          {t.weak}
        </Chip>
      )}
    </p>
    {theme.steps.length > 0 && (
      <p className={frame.row}>
        {theme.steps.map((step) => (
          <Link key={step.url} to={step.url}>
            {exams.step(step)}
          </Link>
        ))}
      </p>
    )}
  </>
)

function DateForm({ plan: { key, examOn } }: { plan: ExamPlan }) {
  const form = useForm(setExamDate, {
    params: { examPlanKey: key },
    values: { examOn: examOn ?? '' },
    body: ({ examOn: day }) => ({ examOn: day || null }),
    onSent: () => toast(t.saved, { tone: 'ok' }),
  })
  return (
    <Form
      form={form}
      actions={
        <Button type="submit" kind={examOn === null ? 'primary' : 'secondary'} loading={form.isSending}>
          {examOn === null ? t.set : t.change}
        </Button>
      }
    >
      <TextInput type="date" label={t.date} hint={t.dateHint} {...form.text('examOn')} />
    </Form>
  )
}
