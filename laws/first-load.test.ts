import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

/** Run on the server or while building. */
const notOfPages = /\.test\.tsx?$|^apps\/\w+\/app\/(routes|mount|sitemap|sitemap-xml)\.ts$/

test('pages are taken out of the catalogue one by one: taken whole, it comes to the browser with every page', () => {
  const whole = /\b(?:site|portal)\.\w+\s*[\])},;\n]|[=(,]\s*(?:site|portal)\s*[,;)\n]/g
  const found = repositoryFiles()
    .filter(
      (file) => /^(modules\/[\w-]+\/web|apps\/\w+\/app)\/.*\.tsx?$/.test(file) && !notOfPages.test(file),
    )
    .filter((file) => /import [^;]*\b(site|portal)\b[^;]*@school\/routes/.test(readText(file)))
    .flatMap((file) => (readText(file).match(whole) ?? []).map((text) => `${file}: ${text.trim()}`))
  expect(found).toEqual([])
})

test('pages do not use what the build leaves out of React and of the router', () => {
  const gone =
    /\b(ViewTransition|Activity|SuspenseList|useActionState|useFormState|useFormStatus|viewTransition|useFetchers?|usePrompt|clientAction|formAction|preinit|preinitModule|preloadModule)\b|<Fragment [^>]*\bref=|<form [^>]*\baction=|method="post"|from 'react-dom'/g
  const found = repositoryFiles()
    .filter((file) =>
      /^(modules\/[\w-]+\/web|packages\/(ui|ssr|browser|api-client|forms|tables)|apps\/\w+\/app)\/.*\.tsx?$/.test(
        file,
      ),
    )
    .filter((file) => /from 'react(-dom|-router)?'/.test(readText(file)))
    .flatMap((file) => (readText(file).match(gone) ?? []).map((text) => `${file}: ${text}`))
  expect(found).toEqual([])
})
