// Formulas' fonts are declared in three formats; every browser of today reads the first.
module.exports = {
  plugins: {
    'postcss-preset-mantine': {},
    '@school/ui/custom-media.cjs': {},
    '@school/ui/woff2-only.cjs': {},
  },
}
