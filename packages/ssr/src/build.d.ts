/** What Vite writes into the code; the server of the school reads this package without Vite's types. */
interface ImportMetaEnv {
  SSR: boolean
}
interface ImportMeta {
  readonly env: ImportMetaEnv
}
