import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

/** Run on the server or while building. */
const notOfPages = /\.test\.tsx?$|^apps\/\w+\/app\/(routes|mount|sitemap|sitemap-xml)\.ts$/

test('pages are taken out of the catalogue one by one: taken whole, it comes to the browser with every page', () => {
  const whole = /\b(?:site|portal)\.\w+\s*[\])},;\n]|[=(,]\s*(?:site|portal)\s*[,;)\n]/g
  const imports = /^import [^']*'[^']*'/gm
  const found = repositoryFiles()
    .filter(
      (file) => /^(modules\/[\w-]+\/web|apps\/\w+\/app)\/.*\.tsx?$/.test(file) && !notOfPages.test(file),
    )
    .filter((file) => /import [^;]*\b(site|portal)\b[^;]*@school\/routes/.test(readText(file)))
    .flatMap((file) =>
      (readText(file).replace(imports, '').match(whole) ?? []).map((text) => `${file}: ${text.trim()}`),
    )
  expect(found).toEqual([])
})
