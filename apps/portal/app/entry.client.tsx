import { takeOver } from '@school/ssr/entry-client'

takeOver()
