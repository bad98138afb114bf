import { Logo, Owl } from '@school/ui'
import styles from './home.module.css'
import { ru } from './ru.ts'
import { useDocument } from './document.ts'

export default function Home() {
  const siteUrl = useDocument()?.siteUrl ?? '/'
  return (
    <div className={styles.page}>
      <Logo />
      <Owl pose="hello" className={styles.owl} />
      <h1>{ru.heading}</h1>
      <p>{ru.lead}</p>
      <p>
        <a href={siteUrl}>{ru.toSite}</a>
      </p>
    </div>
  )
}
