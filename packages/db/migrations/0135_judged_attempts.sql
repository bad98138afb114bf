-- What was called judged without an end or without points goes back to the job that judges finished attempts.
UPDATE "attempts" SET "judged_at" = null
  WHERE "judged_at" IS NOT NULL AND ("points" IS NULL OR "max_points" IS NULL OR "finished_at" IS NULL);
--> statement-breakpoint
ALTER TABLE "attempts"
  ADD CONSTRAINT "attempts_judged_is_whole" CHECK ((judged_at is null or points is not null) and (judged_at is null or max_points is not null)
        and (judged_at is null or finished_at is not null)) NOT VALID;
