import { Logo, Owl } from '@school/ui'
import styles from './home.module.css'
import { ru } from './ru.ts'
import type { Route } from './+types/home'
import { visitorContext } from '@school/ssr'

export const loader = ({ context }: Route.LoaderArgs) => ({ siteUrl: context.get(visitorContext).siteUrl })

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <Logo />
      <Owl pose="hello" className={styles.owl} />
      <h1>{ru.heading}</h1>
      <p>{ru.lead}</p>
      <p>
        <a href={loaderData.siteUrl}>{ru.toSite}</a>
      </p>
    </div>
  )
}
