import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'
import { ContentPage, ContentPageRow } from './content-page.ts'

export const listContentPages = endpoint({
  name: 'contentPages.listContentPages',
  method: 'GET',
  path: '/api/content_pages',
  audience: 'anyone',
  reads: [],
  summary: 'Every content page, without its text',
  reply: z.array(ContentPageRow),
})

export const getContentPage = endpoint({
  name: 'contentPages.getContentPage',
  method: 'GET',
  path: '/api/content_pages/by_path',
  audience: 'anyone',
  reads: [],
  summary: 'A content page by its address: HTML, headings, tabs of its group',
  query: z.object({ path: z.string().max(2000) }),
  reply: ContentPage,
  errors: ['content_page_not_found'],
})
