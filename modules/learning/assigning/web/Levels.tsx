import type { FormHandle } from '@school/forms'
import { Button, SelectInput, TextInput } from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { extraLevels, type Level, levels } from '@school/homeworks/contract'
import frame from '@school/ui/frame.module.css'
import { levelOf } from '../contract/levels.ts'
import type { TeachingOptions } from '../contract/managed.ts'
import { type Draft, levelIn, placedAs } from './draft.ts'
import { firstTriesQuery } from './queries.ts'
import { t } from './ru-levels.ts'

export interface LevelsProps {
  form: FormHandle<Draft>
  options: TeachingOptions
}

/** Assignment of pupils to sets: by results within adjustable limits, and by hand. */
export function Levels({ form, options }: LevelsProps) {
  const titleId = useId()
  const sets = form.value('levels')
  const classIds = form.value('schoolClassIds')
  const except = new Set(form.value('exceptUserIds'))
  const apart = new Set(form.value('userIds'))
  const pupils = options.classes.flatMap(({ id, pupils: own }) =>
    own.filter((pupil) => (classIds.includes(id) ? !except.has(pupil.id) : apart.has(pupil.id))),
  )
  const asked = options.classes
    .filter(({ id, pupils: own }) => classIds.includes(id) || own.some((pupil) => apart.has(pupil.id)))
    .map(({ id }) => id)
  const { data: results, isError } = useQuery({ ...firstTriesQuery(asked), enabled: asked.length > 0 })
  const percents = new Map(results?.map(({ userId, percent }) => [userId, percent]))
  const put = (level: (id: number) => Level) =>
    form.set(
      'levels',
      placedAs(
        sets,
        pupils.map(({ id }) => [id, level(id)] as const),
      ),
    )
  const has = sets.map(({ level }) => level)
  const divide = () => {
    const limits = {
      harderFrom: Number(form.value('harderFrom')),
      easierUnder: Number(form.value('easierUnder')),
    }
    put((id) => levelOf(percents.get(id) ?? null, has, limits))
  }
  const shown = levels.filter((level) => level === 'b' || has.some((name) => name === level))
  const counted = shown.map(
    (level) => [level, pupils.filter(({ id }) => levelIn(sets, id) === level).length] as [Level, number],
  )
  return (
    <section aria-labelledby={titleId} className={frame.section}>
      <div>
        <h3 id={titleId}>{t.title}</h3>
        <p className={frame.note}>{t.hint}</p>
      </div>
      {pupils.length === 0 ? (
        <p>{t.noPupils}</p>
      ) : (
        <>
          <div className={frame.fields}>
            {extraLevels
              .filter((level) => has.includes(level))
              .map((level) => (
                <TextInput
                  key={level}
                  type="number"
                  min={1}
                  max={100}
                  inputMode="numeric"
                  label={level === 'a' ? t.harderFrom : t.easierUnder}
                  {...form.text(level === 'a' ? 'harderFrom' : 'easierUnder')}
                />
              ))}
          </div>
          <div className={frame.row}>
            <Button onClick={divide} disabled={!results}>
              {t.divide}
            </Button>
            <span role="status">{t.divided(counted)}</span>
          </div>
          {isError && <p className={frame.note}>{t.failed}</p>}
          <div className={frame.fields}>
            {pupils.map(({ id, name }) => (
              <SelectInput
                key={id}
                label={name}
                hint={results && t.percent(percents.get(id) ?? null)}
                value={levelIn(sets, id)}
                onChange={({ currentTarget: { value } }) =>
                  put((one) => (one === id ? (value as Level) : levelIn(sets, one)))
                }
              >
                {shown.map((level) => (
                  <option key={level} value={level}>
                    {t.name[level]}
                  </option>
                ))}
              </SelectInput>
            ))}
          </div>
        </>
      )}
    </section>
  )
}
