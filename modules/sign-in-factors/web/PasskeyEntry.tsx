import { late } from '@school/ui'
import type { PasskeyEntryProps } from './PasskeyButton.tsx'

const { Part } = late(() => import('./PasskeyButton.tsx').then(({ PasskeyButton }) => PasskeyButton))

/** «Войти по ключу», where the browser knows how; nothing before its code has come. */
export const PasskeyEntry = (props: PasskeyEntryProps) => <Part {...props} />
