export { openOpenidProvider, type OpenidProvider } from './openid-provider.ts'
