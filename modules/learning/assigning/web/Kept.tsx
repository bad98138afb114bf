import { useCall } from '@school/api-client'
import { Button, Card, ChipLink, IconButton, IconX, Link, toast } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import frame from '@school/ui/frame.module.css'
import { dropTemplate, stopRepeating } from '../contract/kept.ts'
import { againAt, managedAt } from './addresses.ts'
import { keptQuery } from './queries.ts'
import { t } from './ru-kept.ts'

const sayError = (error: Error) => toast(error.message, { tone: 'bad' })

/** Templates, and weekly repeats with a stop button each. */
export function Kept() {
  const { data: kept } = useSuspenseQuery(keptQuery)
  const drop = useCall(dropTemplate, { onSuccess: () => toast(t.dropped, { tone: 'ok' }), onError: sayError })
  const stop = useCall(stopRepeating, {
    onSuccess: () => toast(t.stopped, { tone: 'ok' }),
    onError: sayError,
  })
  const { templates, repeats } = kept
  if (templates.length + repeats.length === 0) return null
  return (
    <Card tone="sunken" className={frame.section}>
      {templates.length > 0 && (
        <section aria-labelledby="templates" className={frame.list}>
          <h2 id="templates" className={frame.cardTitle}>
            {t.templates}
          </h2>
          <ul className={`plain-list ${frame.row}`}>
            {templates.map(({ homeworkId, title }) => (
              <li key={homeworkId} className={frame.row}>
                <ChipLink to={againAt(homeworkId)} aria-label={t.startOf(title)}>
                  {title}
                </ChipLink>
                <IconButton
                  label={t.drop(title)}
                  icon={<IconX aria-hidden="true" />}
                  onClick={() => drop.mutate({ params: { homeworkId } })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {repeats.length > 0 && (
        <section aria-labelledby="repeats" className={frame.list}>
          <h2 id="repeats" className={frame.cardTitle}>
            {t.repeats}
          </h2>
          <ul className={`plain-list ${frame.list}`}>
            {repeats.map(({ homeworkId, title, classes, weekdays, untilOn, nextOn }) => (
              <li key={homeworkId} className={`${frame.row} ${frame.between}`}>
                <span>
                  <Link to={managedAt(homeworkId)}>{title}</Link>
                  <br />
                  <span className={frame.note}>
                    {t.repeatFacts(classes, weekdays, untilOn)}; {t.next(nextOn)}
                  </span>
                </span>
                <Button
                  size="s"
                  aria-label={t.stopOf(title)}
                  loading={stop.isPending && stop.variables.params.homeworkId === homeworkId}
                  onClick={() => stop.mutate({ params: { homeworkId } })}
                >
                  {t.stop}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  )
}
