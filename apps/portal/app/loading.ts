import { getMe, viewerOf } from '@school/accounts/contract'
import { query } from '@school/api-client'
import { makeApp } from '@school/app'
import { ru } from './ru.ts'

const me = query(getMe, {})

/** The portal as its pages are loaded. */
export const app = makeApp({ name: ru.title, me, viewerOf, homeOf: () => '/' })
