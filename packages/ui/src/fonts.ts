import text from './fonts/golos-text-cyrillic.woff2?url'
import display from './fonts/unbounded-cyrillic.woff2?url'

/** For `<link rel="preload" as="font" type="font/woff2" crossorigin>`: the font faces of the first Russian words of a page. */
export const fontsToPreload: readonly string[] = [text, display]
