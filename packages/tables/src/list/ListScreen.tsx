import type { ApiError, PageReply } from '@school/api-client'
import { link, type LinkQuery, type Page, type SearchedPage, type SearchOf } from '@school/routes'
import {
  ButtonLink,
  ChipNav,
  EmptyState,
  PageHeader,
  type PageHeaderProps,
  Pagination,
  SkeletonRows,
  Skeletons,
  type StateProps,
  Tabs,
  useLineFocus,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type QueryKey, type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { ru } from '../ru.ts'
import { SaveAs } from '../SaveAs.tsx'
import { BlockBoundary } from './BlockBoundary.tsx'
import styles from './list.module.css'
import { type FieldTexts, ListSearch } from './ListSearch.tsx'

type Empty = Omit<StateProps, 'action'> & { action?: ReactNode }

/** A search parameter with a few words, as tabs (with `counts`) or as chips. */
type ChoiceOf<Search> = {
  [Name in keyof Search & string]: Search[Name] extends string
    ? {
        name: Name
        label: string
        titles: Readonly<Record<Search[Name], string>>
        counts?: { readonly [Word in Search[Name]]?: number }
        look?: 'chips' | 'tabs'
      }
    : never
}[keyof Search & string]

export interface ListScreenProps<P extends SearchedPage, Row, Reply = PageReply<Row[]>> extends Omit<
  PageHeaderProps,
  'children'
> {
  /** A page of the catalogue without parameters in its path, whose search has `page`. */
  page: P
  search: SearchOf<NoInfer<P>>
  title: string
  /** A `pageQuery`; a reply of another shape is converted by its `select`. */
  query: UseSuspenseQueryOptions<Reply, ApiError, PageReply<Row[]>, QueryKey>
  /** Numbers under the title. */
  figures?: ReactNode
  /** The view of the list that its address names first: tabs or chips under the title. */
  choice?: ChoiceOf<SearchOf<NoInfer<P>>>
  /** Words typed to find rows. */
  field?: {
    name: keyof NoInfer<P>['search'] & string
    label: string
    /** Selects next to it, uncontrolled. `names` are their parameters, as the names of the elements. */
    selects?: {
      names: readonly (keyof NoInfer<P>['search'] & string)[]
      fields: ReactNode
      /** Changes what was chosen to what can be found together. */
      consistent?: (values: FieldTexts) => FieldTexts
    }
  }
  /** Filters of the module between the head and the list. */
  filters?: ReactNode
  /** There is nothing yet. */
  empty: Empty
  /** Nothing is found: the reset leads to the list without its filters. */
  nothing?: (Empty & { reset: string }) | undefined
  /** Addresses of files with the filtered rows. */
  saveAs?: Parameters<typeof SaveAs>[0]['to']
  /** Above the rows, when there are any. */
  above?: (list: PageReply<Row[]>) => ReactNode
  /** Name of the paging. */
  pages?: string
  keyOf?: (row: Row) => string | number
  /** A row as an item of a list; it needs `keyOf`. */
  card?: (row: Row, index: number) => ReactNode
  /** Small cards, several in a line where they fit. */
  isTiles?: boolean
  /** Rows as a table, or as a list with a form of its own. */
  table?: (rows: readonly Row[]) => ReactNode
  /** Inside of a layout that has the column of the page. */
  isInside?: boolean
}

/** A page with a list: its head, choice, search field, rows, paging and states. Everything that is chosen is in the address. */
export function ListScreen<P extends SearchedPage, Row, Reply = PageReply<Row[]>>(
  props: ListScreenProps<P, Row, Reply>,
) {
  const { page, search, figures, choice, field, filters, nothing, isInside, title } = props
  const isLoading = useNavigation().state === 'loading'
  const asked = search as LinkQuery
  const at = (change: LinkQuery): string => link(page as Page, {}, { ...asked, page: 1, ...change })
  const narrowing = Object.entries(page.search).filter(
    ([name, { usual }]) => name !== 'page' && name !== choice?.name && asked[name] !== usual,
  )
  const unfiltered = at(Object.fromEntries(narrowing.map(([name, { usual }]) => [name, usual as null])))
  const isNarrowed = narrowing.length > 0
  return (
    <div className={isInside ? frame.section : frame.page}>
      <PageHeader {...headOf(props)}>
        {figures}
        {choice && <Choice {...choice} words={page.search[choice.name]?.values} asked={asked} at={at} />}
      </PageHeader>
      {field && (
        <ListSearch
          title={title}
          name={field.name}
          label={field.label}
          most={page.search[field.name]?.most}
          values={textsOf(asked, [field.name, ...(field.selects?.names ?? [])])}
          kept={keptOf(page, asked, [field.name, ...(field.selects?.names ?? [])])}
          read={(text) => String(page.search[field.name]?.read([text]) ?? '')}
          to={(values) => at(readTexts(page, field.selects?.consistent?.(values) ?? values))}
          selects={field.selects?.fields}
          reset={isNarrowed ? { title: nothing?.reset ?? ru.reset, to: unfiltered } : null}
        />
      )}
      {filters}
      <BlockBoundary
        of={at({ page: asked['page'] })}
        fallback={
          <Skeletons>
            <SkeletonRows />
          </Skeletons>
        }
      >
        <Found {...props} at={at} unfiltered={isNarrowed ? unfiltered : null} isLoading={isLoading} />
      </BlockBoundary>
    </div>
  )
}

const headOf = ({ title, lead, crumbs, marks, actions }: PageHeaderProps): PageHeaderProps => ({
  title,
  lead,
  ...(crumbs && { crumbs }),
  marks,
  actions,
})

const textsOf = (asked: LinkQuery, names: readonly string[]): FieldTexts =>
  Object.fromEntries(names.map((name) => [name, String(asked[name] ?? '')]))

const readTexts = (page: SearchedPage, texts: FieldTexts): LinkQuery =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, page.search[name]!.read([text]) as LinkQuery[string]]),
  )

/** What the address has besides the fields of the form, which works without scripts. */
const keptOf = (page: SearchedPage, asked: LinkQuery, fields: readonly string[]): [string, string][] =>
  Object.entries(page.search)
    .filter(([name, { usual }]) => !fields.includes(name) && name !== 'page' && asked[name] !== usual)
    .map(([name]) => [name, String(asked[name])])

interface ChoiceProps {
  name: string
  label: string
  titles: Readonly<Record<string, string>>
  counts?: Readonly<Record<string, number | undefined>>
  look?: 'chips' | 'tabs'
  words: readonly unknown[] | undefined
  asked: LinkQuery
  at: (change: LinkQuery) => string
}

function Choice({ name, label, titles, counts = {}, look = 'chips', words = [], asked, at }: ChoiceProps) {
  const choices = words.map((given) => {
    const word = String(given)
    return { word, title: titles[word] ?? word, to: at({ [name]: word }), isChosen: asked[name] === word }
  })
  if (look === 'chips') return <ChipNav label={label} choices={choices} />
  const tabs = choices.map(({ word, title, to, isChosen }) => {
    const count = counts[word]
    return { title, to, current: isChosen, ...(count !== undefined && { count }) }
  })
  return <Tabs label={label} tabs={tabs} />
}

interface FoundProps<P extends SearchedPage, Row, Reply> extends ListScreenProps<P, Row, Reply> {
  at: (change: LinkQuery) => string
  /** The address without filters; `null` when there are none. */
  unfiltered: string | null
  isLoading: boolean
}

function Found<P extends SearchedPage, Row, Reply>(props: FoundProps<P, Row, Reply>) {
  const { query, field, empty, nothing, saveAs, above, pages, at, unfiltered, isLoading } = props
  const { data: list } = useSuspenseQuery(query)
  const { rows, total, totalPages } = list
  const lines = useLineFocus()
  return (
    <div className={styles.found} aria-busy={isLoading || undefined}>
      {field && (
        <p role="status" className="visually-hidden">
          {unfiltered === null ? '' : ru.found(total)}
        </p>
      )}
      <div ref={lines} tabIndex={-1} className={styles.rows}>
        {rows.length > 0 ? (
          <>
            {above?.(list)}
            {saveAs && <SaveAs to={saveAs} />}
            <Rows {...props} rows={rows} />
          </>
        ) : total > 0 ? (
          <EmptyState
            pose="lost"
            title={ru.pastEnd}
            text={ru.pastEndText}
            action={<ButtonLink to={at({})}>{ru.toFirst}</ButtonLink>}
          />
        ) : unfiltered !== null && nothing ? (
          <Nothing {...nothing} to={unfiltered} />
        ) : (
          <EmptyState {...empty} action={empty.action ?? false} />
        )}
      </div>
      <Pagination
        page={Number(props.search['page' as keyof P['search']])}
        totalPages={totalPages}
        to={(number) => at({ page: number })}
        {...(pages !== undefined && { label: pages })}
      />
    </div>
  )
}

const Nothing = ({ reset, to, action, ...rest }: Empty & { reset: string; to: string }) => (
  <div data-nothing>
    <EmptyState
      pose="look"
      {...rest}
      action={
        <>
          <ButtonLink to={to}>{reset}</ButtonLink>
          {action}
        </>
      }
    />
  </div>
)

function Rows<P extends SearchedPage, Row>({
  rows,
  keyOf,
  card,
  isTiles,
  table,
}: Pick<ListScreenProps<P, Row>, 'keyOf' | 'card' | 'isTiles' | 'table'> & { rows: readonly Row[] }) {
  if (table) return table(rows)
  if (!card) return null
  return (
    <ul className={`plain-list ${isTiles ? styles.tiles : frame.cards}`}>
      {rows.map((row, index) => (
        <li key={keyOf?.(row) ?? index}>{card(row, index)}</li>
      ))}
    </ul>
  )
}
