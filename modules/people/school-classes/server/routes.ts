import { handle, handleAfter, handleUpload, type Route } from '@school/kernel/server'
import { rowsAsked } from '@school/kernel/contract'
import * as contract from '../contract/index.ts'
import { joinPupils, partPupils } from './doubles/joining.ts'
import { readClassDoubles, readSchoolDoubles } from './doubles/listing.ts'
import { enterByCode, recognizeEntry } from './entering.ts'
import { makeCodes, renewCodes, revokeCode } from './entry-codes.ts'
import { entrySlips, type SlipSettings } from './entry-slips.ts'
import { importPupils } from './importing.ts'
import { readManagedClass } from './managed/card.ts'
import { createParallel } from './managed/parallel.ts'
import { managedPupilsFile, readManagedPupils } from './managed/pupils.ts'
import { confirmGrades, transferPupils } from './managed/transferring.ts'
import { mergeInto, readMergers } from './moves/merging.ts'
import { moveToNextYear } from './moves/moving.ts'
import { accessSchoolClasses, archiveOld, transferOfSchool, undoOfSchool } from './moves/of-school.ts'
import { ownClasses, readMoves } from './moves/read.ts'
import { undoMoves } from './moves/undoing.ts'
import { createClass, deleteClass, renameClass, setArchived } from './making.ts'
import {
  organizationClassesFile,
  readOrganizationClasses,
  readUntaughtClasses,
  untaughtClassesFile,
} from './of-organization.ts'
import { moveOwnClasses } from './own-classes.ts'
import { addTeacher, readColleagues, removePupil, removeTeacher } from './people.ts'
import { readPupilName, renamePupil } from './renaming.ts'
import { undoImport } from './undoing-import.ts'
import { receiveList, type ReceivedList } from './read-list-file.ts'
import { putSeating, readSeating } from './seating.ts'

export const routesOf = (settings: SlipSettings): Route[] => [
  handle(contract.createSchoolClass, async (ctx, { body }) => ({ id: await createClass(ctx, body) })),

  handle(contract.moveOwnClasses, (ctx) => moveOwnClasses(ctx)),

  handle(contract.changeSchoolClass, async (ctx, { params, body }) => {
    await setArchived(ctx, params.schoolClassId, body.isArchived)
    return null
  }),

  handle(contract.deleteSchoolClass, async (ctx, { params }) => {
    await deleteClass(ctx, params.schoolClassId)
    return null
  }),

  handle(contract.renameSchoolClass, async (ctx, { params, body }) => {
    await renameClass(ctx, params.schoolClassId, body)
    return null
  }),

  handle(contract.listClassMoves, (ctx) => readMoves(ctx, ownClasses(ctx))),
  handle(contract.moveClasses, (ctx, { body }) => moveToNextYear(ctx, ownClasses(ctx), body.classes)),
  handle(contract.undoClassMoves, async (ctx, { body }) => {
    await undoMoves(ctx, ownClasses(ctx), body.moveIds)
    return null
  }),

  handle(contract.listSchoolMoves, async (ctx, { params }) =>
    readMoves(ctx, await accessSchoolClasses(ctx, params.organizationId)),
  ),
  handle(contract.transferClasses, (ctx, { body }) => transferOfSchool(ctx, body)),
  handle(contract.undoSchoolMoves, async (ctx, { params, body }) => {
    await undoOfSchool(ctx, params.organizationId, body.moveIds)
    return null
  }),

  handle(contract.archiveOldClasses, async (ctx, { params, body }) => {
    await archiveOld(ctx, params.organizationId, body.classIds)
    return null
  }),

  handle(contract.getSeating, (ctx, { params }) => readSeating(ctx, params.schoolClassId)),

  handle(contract.changeSeating, (ctx, { params, body }) => putSeating(ctx, params.schoolClassId, body)),

  handle(contract.listMergers, (ctx, { params }) => readMergers(ctx, params.schoolClassId)),

  handle(contract.mergeClass, async (ctx, { params, body }) => {
    await mergeInto(ctx, params.schoolClassId, body.toClassId)
    return null
  }),

  handle(contract.removePupil, async (ctx, { params }) => {
    await removePupil(ctx, params.schoolClassId, params.userId)
    return null
  }),

  handle(contract.getPupilName, (ctx, { params }) => readPupilName(ctx, params.schoolClassId, params.userId)),
  handle(contract.renamePupil, async (ctx, { params, body }) => {
    await renamePupil(ctx, params.schoolClassId, params.userId, body)
    return null
  }),

  handle(contract.listOrganizationClasses, (ctx, { params, query }) =>
    readOrganizationClasses(ctx, params.organizationId, query),
  ),

  handle(contract.listUntaughtClasses, (ctx, { params, query }) =>
    readUntaughtClasses(ctx, params.organizationId, query),
  ),
  handle(contract.saveUntaughtClasses, (ctx, { params, query }) =>
    untaughtClassesFile(ctx, params.organizationId, query.format),
  ),
  handle(contract.saveOrganizationClasses, (ctx, { params, query }) =>
    organizationClassesFile(ctx, params.organizationId, query.format),
  ),

  handle(contract.createParallel, async (ctx, { params, body }) => ({
    made: await createParallel(ctx, params.organizationId, body),
  })),
  handle(contract.getManagedClass, (ctx, { params }) => readManagedClass(ctx, params.schoolClassId)),
  handle(contract.listManagedPupils, async (ctx, { params, query }) =>
    rowsAsked(contract.managedPupilColumns, query.q, await readManagedPupils(ctx, params.schoolClassId)),
  ),
  handle(contract.saveManagedPupils, (ctx, { params, query }) =>
    managedPupilsFile(ctx, params.schoolClassId, query.format),
  ),
  handle(contract.transferPupils, async (ctx, { params, body }) => ({
    moved: await transferPupils(ctx, params.schoolClassId, body),
  })),
  handle(contract.confirmGrades, async (ctx, { params, body }) => ({
    changed: await confirmGrades(ctx, params.schoolClassId, body.userIds),
  })),

  handle(contract.listSchoolColleagues, (ctx, { params }) => readColleagues(ctx, params.schoolClassId)),

  handle(contract.addClassTeacher, async (ctx, { params, body }) => {
    await addTeacher(ctx, params.schoolClassId, body.userId)
    return null
  }),

  handle(contract.removeClassTeacher, async (ctx, { params }) => {
    await removeTeacher(ctx, params.schoolClassId, params.userId)
    return null
  }),

  handle(contract.listSchoolDoubles, (ctx, { params }) => readSchoolDoubles(ctx, params.organizationId)),
  handle(contract.listClassDoubles, (ctx, { params }) => readClassDoubles(ctx, params.schoolClassId)),
  handle(contract.joinDoubles, async (ctx, { body }) => {
    await joinPupils(ctx, body)
    return null
  }),
  handle(contract.partDoubles, async (ctx, { body }) => {
    await partPupils(ctx, body)
    return null
  }),

  handle(contract.importPupils, (ctx, { params, body }) => importPupils(ctx, params.schoolClassId, body)),

  handle(contract.undoPupilImport, (ctx, { params }) =>
    undoImport(ctx, params.schoolClassId, params.importId),
  ),

  handleUpload(contract.readPupilList, receiveList, async (_, { body }: { body: ReceivedList }) => body.list),

  handle(contract.makeEntryCodes, async (ctx, { params }) => ({
    codes: await makeCodes(ctx, params.schoolClassId),
  })),

  handle(contract.saveEntrySlips, (ctx, { params, query }) =>
    entrySlips(ctx, params.schoolClassId, query.userIds ?? null, settings),
  ),

  handle(contract.renewEntryCodes, (ctx, { params, body }) =>
    renewCodes(ctx, params.schoolClassId, body.userIds),
  ),

  handle(contract.revokeEntryCode, async (ctx, { params }) => {
    await revokeCode(ctx, params.schoolClassId, params.userId)
    return null
  }),

  handleAfter(
    contract.enterByClassCode,
    (ctx, { body }) => recognizeEntry(ctx, body.code),
    async (ctx, _, code) => ({ userId: await enterByCode(ctx, code) }),
  ),
]
