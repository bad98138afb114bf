/** Leaves WOFF2 alone in `@font-face`: every browser we know reads it, so other formats are dead files in the build. */
module.exports = () => ({
  postcssPlugin: 'woff2-only',
  AtRule: {
    'font-face': (face) => {
      face.walkDecls('src', (source) => {
        const parts = source.value.split(/,\s*(?=url\(|local\()/)
        if (!parts.some((part) => part.includes('woff2'))) return
        const kept = parts.filter((part) => !part.startsWith('url(') || part.includes('woff2')).join(', ')
        // Assigning wakes the walker up again: only when something has changed.
        if (kept !== source.value) source.value = kept
      })
    },
  },
})
module.exports.postcss = true
