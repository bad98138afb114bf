export { handleError, handleRequest as default, streamTimeout } from '@school/ssr/entry-server'
