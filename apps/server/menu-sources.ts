import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type MenuSources, textbookAddressOf } from '@school/menu/server'
import { builtPages, site } from '@school/routes'
import type { Config } from './config.ts'
import { qrCodeOf } from './qr-code.ts'

const screens = fileURLToPath(new URL('../site/app', import.meta.url))

/** What menus may lead to: the very files that the site mounts as pages, and addresses outside from the settings. */
export function menuSourcesOf({ externalLinks, publicUrl }: Config): MenuSources {
  const textbookAddress = textbookAddressOf(externalLinks)
  return {
    builtPaths: new Set(
      [...builtPages(site, globSync('routes/*/*.tsx', { cwd: screens }))].map(({ path }) => path),
    ),
    externalLinks,
    textbookQr: textbookAddress ? qrCodeOf(textbookAddress) : null,
    hasFeedbackWidget: false,
    siteUrl: publicUrl,
  }
}
