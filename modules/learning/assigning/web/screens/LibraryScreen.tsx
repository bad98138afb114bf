import {
  Button,
  ButtonLink,
  ChipLink,
  EmptyState,
  PageHeader,
  Pagination,
  SelectInput,
  Tabs,
  TextInput,
  useAddressFields,
} from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { type LibrarySection, librarySections } from '@school/homeworks/contract'
import { libraryAt } from '@school/homeworks/web'
import frame from '@school/ui/frame.module.css'
import type { LibraryFacets, LibrarySet } from '../../contract/library.ts'
import { facetsQuery, type LibraryQuery, libraryQuery } from '../queries.ts'
import { t } from '../ru-library.ts'
import { SetCard } from '../SetCard.tsx'
import { SetPreview } from '../SetPreview.tsx'
import styles from './LibraryScreen.module.css'

export interface LibraryScreenProps {
  section: LibrarySection
  filters: LibraryQuery
  page: number
  /** Permissions to take and to give a set. */
  isPupil: boolean
  isAgent: boolean
}

export function LibraryScreen({ section, filters, page, isPupil, isAgent }: LibraryScreenProps) {
  const { data: facets } = useSuspenseQuery(facetsQuery(section))
  const { data: list } = useSuspenseQuery(libraryQuery(section, filters, page))
  const [shown, setShown] = useState<LibrarySet | null>(null)
  const { favourite, ...stated } = filters
  const isFiltered = Object.values(stated).some((value) => value !== null)
  return (
    <div className={frame.page}>
      <PageHeader title={t.title} lead={t.lead}>
        <Tabs
          label={t.sections}
          tabs={librarySections
            .toReversed()
            .map((name) => ({ title: t.section[name], to: libraryAt(name), current: name === section }))}
        />
      </PageHeader>
      <Filters section={section} facets={facets} filters={filters} isFiltered={isFiltered} />
      <nav aria-label={t.which} className={frame.row}>
        <ChipLink to={libraryAt(section, { ...stated })} chosen={!favourite} preventScrollReset>
          {t.allSets}
        </ChipLink>
        <ChipLink
          to={libraryAt(section, { ...stated, favourite: 1 })}
          chosen={favourite !== null}
          preventScrollReset
        >
          {t.favourites}
        </ChipLink>
      </nav>
      {list.rows.length === 0 ? (
        <EmptyState
          pose="lost"
          prop="search"
          title={isFiltered ? t.nothingTitle : favourite ? t.noFavouritesTitle : t.emptyTitle}
          text={isFiltered ? t.nothingText : favourite ? t.noFavouritesText : t.emptyText}
          action={
            isFiltered || favourite ? (
              <ButtonLink to={libraryAt(section)}>{isFiltered ? t.reset : t.allSets}</ButtonLink>
            ) : undefined
          }
        />
      ) : (
        <>
          <p className={frame.note} role="status">
            {t.found(list.total)}
          </p>
          <ul className={`plain-list ${styles.sets}`}>
            {list.rows.map((set) => (
              <li key={set.id}>
                <SetCard set={set} isPupil={isPupil} isAgent={isAgent} onPreview={() => setShown(set)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={list.page}
        totalPages={list.totalPages}
        to={(number) => libraryAt(section, { ...filters, page: number })}
        label={t.pages}
      />
      <SetPreview set={shown} onClose={() => setShown(null)} />
    </div>
  )
}

interface FiltersProps {
  section: LibrarySection
  facets: LibraryFacets
  filters: LibraryQuery
  isFiltered: boolean
}

/** The filter form: works without scripts, and submits on change with them. */
function Filters({ section, facets, filters, isFiltered }: FiltersProps) {
  const submit = useSubmit()
  const { subject, theme, number, year, difficulty, text } = filters
  const fields = useAddressFields({ subject, theme, number, year, difficulty, text })
  const choose = (event: ChangeEvent<HTMLSelectElement>) =>
    void submit(event.currentTarget.form, { preventScrollReset: true })
  return (
    <Form
      ref={fields}
      method="get"
      action={libraryAt(section)}
      className={styles.filters}
      aria-label={t.filters}
      role="search"
    >
      <SelectInput label={t.subject} name="subject" defaultValue={subject ?? ''} onChange={choose}>
        <option value="">{t.anySubject}</option>
        {facets.disciplines.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </SelectInput>
      <SelectInput label={t.theme} name="theme" defaultValue={theme ?? ''} onChange={choose}>
        <option value="">{t.any}</option>
        {facets.themes.map((theme) => (
          <option key={theme}>{theme}</option>
        ))}
      </SelectInput>
      {facets.examNumbers.length > 0 && (
        <SelectInput label={t.number} name="number" defaultValue={number ?? ''} onChange={choose}>
          <option value="">{t.anyNumber}</option>
          {facets.examNumbers.map((number) => (
            <option key={number}>{number}</option>
          ))}
        </SelectInput>
      )}
      {facets.years.length > 1 && (
        <SelectInput label={t.yearOf} name="year" defaultValue={year ?? ''} onChange={choose}>
          <option value="">{t.anyNumber}</option>
          {facets.years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </SelectInput>
      )}
      <SelectInput label={t.difficulty} name="difficulty" defaultValue={difficulty ?? ''} onChange={choose}>
        <option value="">{t.any}</option>
        {[1, 2, 3, 4, 5].map((level) => (
          <option key={level} value={level}>
            {t.level(level)}
          </option>
        ))}
      </SelectInput>
      <TextInput
        label={t.text}
        name="text"
        type="search"
        maxLength={60}
        placeholder={t.textPlaceholder}
        defaultValue={text ?? ''}
      />
      {filters.favourite !== null && <input type="hidden" name="favourite" value="1" />}
      <div className={frame.row}>
        <Button type="submit">{t.find}</Button>
        {isFiltered && (
          <ButtonLink kind="quiet" to={libraryAt(section)}>
            {t.reset}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
