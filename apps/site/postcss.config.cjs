// Formulas' fonts are declared in three formats; every browser of today reads the first.
module.exports = {
  plugins: {
    '@school/ui/custom-media.cjs': {},
    '@school/ui/woff2-only.cjs': {},
  },
}
