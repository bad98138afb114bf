import type { Config } from '@react-router/dev/config'

/** `tools/build-apps.ts` replaces the former build by it. */
export default { ssr: true, serverModuleFormat: 'esm', buildDirectory: 'build/next' } satisfies Config
