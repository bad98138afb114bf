import { disciplineKey } from '@school/courses/server'
import { type ContentPart, extend } from '@school/kernel/server'
import { writtenTask } from '@school/tasks/server'
import { loadAttestations } from './load.ts'
import { type AttestationContent, readAttestations } from './read.ts'
import { says } from './ru.ts'
import { attestationTrainings } from './tables.ts'

export const attestationsContent: ContentPart<AttestationContent[]> = {
  name: 'attestations',
  needs: ['courses'],
  table: attestationTrainings,
  read(folder, known) {
    const { attestations, problems } = readAttestations(folder, new Set(known(disciplineKey)))
    return {
      content: attestations,
      problems,
      summary: says.summary(attestations.length),
      offers: attestations.flatMap(({ tasks }) => tasks.map((task) => extend(writtenTask, task))),
    }
  },
  load: loadAttestations,
}
