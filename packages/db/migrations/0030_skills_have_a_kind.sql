-- Some dozens of rows. To a process of the release before, keys of these tasks are for methodists alone until it is gone.
UPDATE "works" SET "kind" = 'skill' WHERE "key" LIKE 'skill:%' AND "kind" = 'practice';
