import { takeOver } from '@school/ssr/entry-client'
import { loadFailedPage } from './Failed.tsx'

/** A page that begins with a failure is taken over when its words are here. */
if (document.documentElement.dataset['failed']) void loadFailedPage().then(takeOver)
else takeOver()
