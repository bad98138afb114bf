import { pageQuery } from '@school/api-client'
import { listPacketSchools, listPersonalCodes } from '../../contract/index.ts'

interface SchoolsWanted {
  name: string | null
  school: number | null
  page: number
}

export const packetSchoolsQuery = (stageId: number, { name, school, page }: SchoolsWanted) =>
  pageQuery(listPacketSchools, {
    params: { stageId },
    query: {
      page,
      q: { ...(name === null ? {} : { nameCont: name }), ...(school === null ? {} : { idEq: school }) },
    },
  })

export const personalCodesQuery = (stageId: number, schoolId: number, name: string) =>
  pageQuery(listPersonalCodes, {
    params: { stageId },
    query: { q: { schoolIdEq: schoolId, ...(name === '' ? {} : { nameCont: name }) } },
  })
