import { IconBrandFacebook, IconBrandGoogle, IconBrandOkRu, IconBrandVk, IconBrandYandex } from '@school/ui'
import { firstGrapheme } from '@school/texts'
import type { Provider } from '../contract/index.ts'
import styles from './ProviderIcon.module.css'

const icons: Partial<Record<Provider, typeof IconBrandVk>> = {
  vkontakte: IconBrandVk,
  facebook: IconBrandFacebook,
  google_oauth2: IconBrandGoogle,
  odnoklassniki: IconBrandOkRu,
  yandex: IconBrandYandex,
}

/** The sign of a provider, or the first letter of its name. */
export function ProviderIcon({ provider, title }: { provider: Provider; title: string }) {
  const Icon = icons[provider]
  return (
    <span className={styles.icon} aria-hidden="true">
      {Icon ? <Icon size={20} /> : firstGrapheme(title)}
    </span>
  )
}
