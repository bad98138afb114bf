import { takeOver } from '@school/ssr/entry-client'
import { loadFailedPage } from './shell/Failed.tsx'
import { loadPersonalParts } from './shell/personal.ts'

/** What the document says of itself (root.tsx): the code that few pages begin with comes before React takes the page over. */
const { signedIn, failed } = document.documentElement.dataset

if (signedIn ?? failed)
  void Promise.all([signedIn && loadPersonalParts(), failed && loadFailedPage()]).then(takeOver)
else takeOver()
