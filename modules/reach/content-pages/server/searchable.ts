import type { SearchSource } from '@school/search/server'
import { listContentPageTexts } from './queries.ts'

/** Every page of words is for anyone. */
const pages: SearchSource = {
  kind: 'page',
  read: async ({ sql }) =>
    (await listContentPageTexts(sql)).map(({ path, title, description, text }) => ({
      key: path,
      title,
      subtitle: description,
      text,
      url: `/${path}`,
      audience: 'anyone',
      picture: null,
      grades: [],
      popularity: 0.1,
    })),
}

export const searchable = [pages]
