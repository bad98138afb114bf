import { SearchScreen } from '@school/search/screens/SearchScreen'
import { hitsQuery, popularQuery, readWanted, summaryQuery } from '@school/search/web'
import { site } from '@school/routes'
import { type MetaArgs, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleText } from '@school/pages'

const page = site.market.search

const queries: PageQueries = async ({ url }, client) => {
  const wanted = readWanted(url.searchParams)
  const [summary] = wanted.text
    ? await Promise.all([client.fetchQuery(summaryQuery(wanted.text)), client.fetchQuery(hitsQuery(wanted))])
    : []
  if (!summary || summary.total === 0) await client.fetchQuery(popularQuery())
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)

/** Other sites lead to what is found, not to what was looked for. */
export const meta = ({ location }: MetaArgs) => {
  const { text } = readWanted(new URLSearchParams(location.search))
  return [
    { title: titleText(page, text ? `«${text}»` : undefined) },
    { name: 'robots', content: 'noindex, follow' },
  ]
}

export default function SearchPage() {
  const [search] = useSearchParams()
  return <SearchScreen wanted={readWanted(search)} />
}
