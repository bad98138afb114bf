const { breakpoints } = require('../src/tokens.ts')

/** `@media (--from-m)` and `@media (--below-m)` by the names of `src/tokens.ts`. */
module.exports = () => ({
  postcssPlugin: 'custom-media',
  AtRule: {
    media: (rule) => {
      const params = rule.params.replace(/\(--(from|below)-(\w+)\)/g, (text, side, name) => {
        if (!(name in breakpoints)) throw rule.error(`${text}: no such breakpoint`, { word: text })
        return `(width ${side === 'from' ? '>=' : '<'} ${breakpoints[name]}px)`
      })
      // Assigning wakes the walker up again: only when something has changed.
      if (params !== rule.params) rule.params = params
    },
  },
})
module.exports.postcss = true
