import { Button, ButtonLink, Card, EmptyState, IconPlus, PageHeader, Tabs, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Objective, ObjectiveTab, ObjectiveTemplate } from '../../contract/index.ts'
import { objectivesAt } from '../addresses.ts'
import { NewObjective } from '../NewObjective.tsx'
import { ObjectiveCard } from '../ObjectiveCard.tsx'
import { ObjectiveFacts } from '../ObjectiveFacts.tsx'
import styles from '../objectives.module.css'
import { objectivesQuery, optionsQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { Templates } from '../Templates.tsx'

/** What a pupil wants to reach: now, and what was reached. */
export function ObjectivesScreen({ tab }: { tab: ObjectiveTab }) {
  const you = useYou()
  const { data } = useSuspenseQuery(objectivesQuery(tab))
  const { objectives, counts, today, can } = data
  const [setting, setSetting] = useState<{ template: ObjectiveTemplate | null } | null>(null)
  return (
    <div className={frame.page}>
      <PageHeader
        title={t.title}
        lead={you(t.lead)}
        actions={
          tab === 'active' &&
          can.add && (
            <Button
              kind="primary"
              icon={<IconPlus aria-hidden="true" />}
              onClick={() => setSetting({ template: null })}
            >
              {t.add}
            </Button>
          )
        }
      >
        <Tabs
          label={t.tabs}
          tabs={(['active', 'completed'] as const).map((name) => ({
            title: t.tab[name],
            to: objectivesAt(name),
            count: counts[name],
            current: name === tab,
          }))}
        />
      </PageHeader>
      {tab === 'active' ? (
        <>
          {objectives.length === 0 && (
            <EmptyState
              title={t.empty}
              text={you(t.emptyText)}
              action={<Button onClick={() => setSetting({ template: null })}>{t.add}</Button>}
            />
          )}
          <ul className={`plain-list ${frame.tiles}`}>
            {objectives.map((goal) => (
              <li key={goal.id}>
                <ObjectiveCard goal={goal} today={today} isFull={!can.add} />
              </li>
            ))}
          </ul>
          {can.add ? (
            <Ready isFolded={objectives.length > 0} onChoose={(template) => setSetting({ template })} />
          ) : (
            <p className={frame.note}>{t.full}</p>
          )}
          <p className={frame.note}>{t.what}</p>
        </>
      ) : (
        <Over objectives={objectives} />
      )}
      {setting && <NewObjective {...setting} today={today} onClose={() => setSetting(null)} />}
    </div>
  )
}

interface ReadyProps {
  isFolded: boolean
  onChoose: (template: ObjectiveTemplate) => void
}

function Ready(props: ReadyProps) {
  const { data } = useSuspenseQuery(optionsQuery())
  return data.templates.length > 0 ? <Templates {...props} templates={data.templates} /> : null
}

/** Reached goals come before archived ones. */
function Over({ objectives }: { objectives: readonly Objective[] }) {
  if (objectives.length === 0)
    return (
      <EmptyState
        title={t.emptyOver}
        text={t.emptyOverText}
        action={<ButtonLink to={objectivesAt()}>{t.toNow}</ButtonLink>}
      />
    )
  const reached = objectives.filter(({ state }) => state === 'claimed')
  const rest = objectives.filter(({ state }) => state !== 'claimed')
  return (
    <>
      {reached.length > 0 && <Group id="reached" title={t.reachedGroup} goals={reached} />}
      {rest.length > 0 && <Group id="put-away" title={t.putAwayGroup} goals={rest} />}
    </>
  )
}

const Group = ({ id, title, goals }: { id: string; title: string; goals: readonly Objective[] }) => (
  <section aria-labelledby={id} className={frame.section}>
    <h2 id={id}>{title}</h2>
    <ul className={`plain-list ${frame.tiles}`}>
      {goals.map((goal) => (
        <li key={goal.id}>
          <Card as="article" className={styles.card}>
            <ObjectiveFacts goal={goal} level="h3" />
          </Card>
        </li>
      ))}
    </ul>
  </section>
)
