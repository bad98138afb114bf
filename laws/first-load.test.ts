import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

/** Runs on the server or at build time. */
const notOfPages = /\.test\.tsx?$|^apps\/\w+\/app\/(routes|mount|sitemap|sitemap-xml)\.ts$/

test('pages are imported from the catalogue one by one: imported whole, it is in the bundle of every page', () => {
  const whole = /\b(?:site|portal)\.\w+\s*[\])},;\n]|[=(,]\s*(?:site|portal)\s*[,;)\n]/g
  const imports = /^import [^']*'[^']*'/gm
  const found = repositoryFiles()
    .filter(
      (file) =>
        /^(modules\/[\w-]+\/[\w-]+\/web|apps\/\w+\/app)\/.*\.tsx?$/.test(file) && !notOfPages.test(file),
    )
    .filter((file) => /import [^;]*\b(site|portal)\b[^;]*@school\/routes/.test(readText(file)))
    .flatMap((file) =>
      (readText(file).replace(imports, '').match(whole) ?? []).map((text) => `${file}: ${text.trim()}`),
    )
  expect(found).toEqual([])
})
