import { openTestSchool, type Person, type Reply, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { openClassroom } from '../modules/learning/homeworks/server/testing/class.ts'
import { addColumn, openJournalFixture } from '../modules/learning/journals/server/testing/journal-fixture.ts'
import { Tree } from '../modules/people/organizations/server/testing/tree.ts'

// Race: two tabs, or two people, change one object at once: one wins, the other gets the refusal with the current state, nothing is lost.

interface Edited {
  school: TestSchool
  act: 'post' | 'put' | 'patch'
  url: string
  people: [Person, Person]
  /** The version that both have read. */
  version: number
  bodyOf: (words: string) => object
  /** The words in `meanwhile.current`. */
  wordsIn: (current: Reply['body']) => unknown
  /** The saved words. */
  saved: () => Promise<unknown>
}

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})
const agent = { type: 'agent', gradeIndex: null } as const

const objects: Record<string, () => Promise<Edited>> = {
  'a profile': async () => {
    const masha = await school.person('Маша Миронова')
    const read = async () => (await masha.get('/api/user/profile')).body
    return {
      school,
      act: 'patch',
      url: '/api/user/profile',
      people: [masha, masha],
      version: (await read()).version,
      bodyOf: (about) => ({ user: { user_info_attributes: { about } } }),
      wordsIn: ({ profile }) => profile.user_info_attributes.about,
      saved: async () => (await read()).user_info_attributes.about,
    }
  },
  'the name of a pupil': async () => {
    const classroom = await openClassroom()
    const [made] = await classroom.school.rows<{ id: number }>(
      `insert into school_classes (organization_id, grade_index, letter, school_year) select min(id), 2, 'Э', 2026 from organizations where kind = 'school' returning id`,
    )
    const colleague = await classroom.school.person('Герасим Белов', agent)
    for (const teacher of [classroom.savelich, colleague])
      await classroom.school.rows(
        `insert into class_members (school_class_id, user_id, role) values ($1, $2, 'teacher')`,
        [made!.id, teacher.id],
      )
    const text = 'Гренев Пётр'
    await classroom.savelich.post(`/api/school_classes/${made!.id}/imports`, { text, is_confirmed: true })
    const [pupil] = await classroom.school.rows<{ id: number }>(
      `select user_id as id from class_members where school_class_id = $1 and role = 'pupil'`,
      [made!.id],
    )
    const url = `/api/school_classes/${made!.id}/pupils/${pupil!.id}`
    const read = async () => (await classroom.savelich.get(`${url}/name`)).body
    // A name consists of letters: «Слова первого» becomes «Гринёв», the other «Гриньов».
    const lastName = (words: string) => (words === 'Слова первого' ? 'Гринёв' : 'Гриньов')
    const wordsOf = (name: unknown) => (name === 'Гринёв' ? 'Слова первого' : 'Слова второго')
    return {
      school: classroom.school,
      act: 'patch',
      url,
      people: [classroom.savelich, colleague],
      version: (await read()).version,
      bodyOf: (words) => ({ last_name: lastName(words), first_name: 'Пётр', middle_name: '' }),
      wordsIn: ({ last_name }) => wordsOf(last_name),
      saved: async () => wordsOf((await read()).last_name),
    }
  },
  'the name of a class': async () => {
    const classroom = await openClassroom()
    const { classId } = classroom
    const colleague = await classroom.school.person('Герасим Белов', agent)
    await classroom.school.rows(
      `insert into class_members (school_class_id, user_id, role) values ($1, $2, 'teacher')`,
      [classId, colleague.id],
    )
    const card = async () =>
      (await colleague.get('/api/school_classes')).body.classes.find(
        ({ id }: { id: number }) => id === classId,
      )
    const { grade_index, version } = await card()
    // A class letter is one letter: «Слова первого» becomes «Ю», the other «Я».
    const wordsOf = (name: string) => (name.endsWith('Ю') ? 'Слова первого' : 'Слова второго')
    return {
      school: classroom.school,
      act: 'post',
      url: `/api/school_classes/${classId}/renamings`,
      people: [classroom.savelich, colleague],
      version,
      bodyOf: (words) => ({ grade_index, letter: words === 'Слова первого' ? 'Ю' : 'Я' }),
      wordsIn: ({ letter }) => wordsOf(letter),
      saved: async () => wordsOf((await card()).name),
    }
  },
  'what a coach says': async () => {
    const zurin = await school.person('Иван Зурин', agent)
    const read = async () => (await zurin.get('/api/coach/info')).body
    return {
      school,
      act: 'patch',
      url: '/api/coach/info',
      people: [zurin, zurin],
      version: (await read()).version,
      bodyOf: (about) => ({ about }),
      wordsIn: ({ about }) => about,
      saved: async () => (await read()).about,
    }
  },
  'an item of a calendar': async () => {
    const masha = await school.person('Маша Миронова')
    const item = { title: 'Шахматы', day: '2026-11-20', time: '16:00', minutes: 60 }
    const { body } = await masha.post('/api/calendar/items', item)
    return {
      school,
      act: 'patch',
      url: `/api/calendar/items/${body.id}`,
      people: [masha, masha],
      version: 1,
      bodyOf: (title) => ({ title }),
      wordsIn: ({ title }) => title,
      saved: async () => (await school.rows<{ title: string }>('select title from calendar_items'))[0]!.title,
    }
  },
  'a remark': async () => {
    const masha = await school.person('Маша Миронова')
    const lessons = (await masha.get(`/api/courses/${await school.idOf('courses', 'linear-equations')}`)).body
      .lessons
    const at = `/api/lessons/${lessons[0].id}/remarks`
    const { body } = await masha.post(at, { text: 'Весы', at_seconds: null })
    return {
      school,
      act: 'put',
      url: `/api/lesson_remarks/${body.id}`,
      people: [masha, masha],
      version: body.version,
      bodyOf: (text) => ({ text }),
      wordsIn: ({ text }) => text,
      saved: async () => (await masha.get(at)).body[0].text,
    }
  },
  'the card of an organization': async () => {
    const tree = await Tree.plant(school)
    const andrey = await tree.head('Андрей Рейнсдорп', 'region')
    const ivan = await tree.head('Иван Зурин', 'region')
    const url = `/api/wk/organizations/${tree.id('fortress')}`
    const read = async () => (await andrey.get(url)).body
    return {
      school,
      act: 'patch',
      url,
      people: [andrey, ivan],
      version: (await read()).version,
      bodyOf: (address) => ({ address }),
      wordsIn: ({ address }) => address,
      saved: async () => (await read()).address,
    }
  },
  'a column of a journal': async () => {
    const classroom = await openJournalFixture()
    const id = await addColumn(classroom)
    const read = async () => (await classroom.savelich.get(classroom.at)).body.columns[0]
    const { version, day, kind, weight } = await read()
    return {
      school: classroom.school,
      act: 'patch',
      url: `/api/journal_columns/${id}`,
      people: [classroom.savelich, classroom.colleague],
      version,
      bodyOf: (topic) => ({ day, kind, weight, topic }),
      wordsIn: ({ topic }) => topic,
      saved: async () => (await read()).topic,
    }
  },
  'a homework': async () => {
    const classroom = await openClassroom()
    const id = await classroom.give()
    return {
      school: classroom.school,
      act: 'put',
      url: `/api/teacher/homeworks/${id}`,
      people: [classroom.savelich, classroom.savelich],
      version: await classroom.versionOf(id),
      bodyOf: (title) => classroom.body({ title }),
      wordsIn: ({ title }) => title,
      saved: async () => (await classroom.savelich.get(`/api/teacher/homeworks/${id}`)).body.title,
    }
  },
}

const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']

test.each(Object.keys(objects))(
  'of two people who change %s at once one wins and the other loses nothing',
  async (name) => {
    const { act, url, people, version, bodyOf, wordsIn, saved } = await objects[name]!()
    const texts = ['Слова первого', 'Слова второго']
    const replies = await Promise.all(
      people.map((person, index) => person[act](url, { ...bodyOf(texts[index]!), version })),
    )
    const refused = replies.findIndex(({ status }) => status === 422)
    expect(replies.map(code).filter(Boolean)).toEqual(['changed_meanwhile'])
    const winner = texts[1 - refused]
    const { meanwhile } = replies[refused]!.body
    expect([wordsIn(meanwhile.current), await saved()]).toEqual([winner, winner])
    expect(meanwhile.version).toBe(version + 1)
    // After reading the current state they may overwrite it.
    const again = await people[refused]![act](url, { ...bodyOf(texts[refused]!), version: meanwhile.version })
    expect([again.status < 300, await saved()]).toEqual([true, texts[refused]])
  },
)
