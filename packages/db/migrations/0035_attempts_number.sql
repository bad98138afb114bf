-- Put in while the school is stopped (decision 048). Indexes, their conditions and the constraint follow the name by themselves.
ALTER TABLE "attempts" RENAME COLUMN "run" TO "number";--> statement-breakpoint
-- Rules of works and the place of a regrading lie in JSON; the words are the same there.
UPDATE "works" SET "rules" = ("rules" - 'runs') || jsonb_build_object('attempts', "rules" -> 'runs') WHERE "rules" ? 'runs';--> statement-breakpoint
UPDATE "webinar_homeworks" SET "rules_after" = ("rules_after" - 'runs') || jsonb_build_object('attempts', "rules_after" -> 'runs') WHERE "rules_after" ? 'runs';--> statement-breakpoint
UPDATE "regradings" SET "cursor" = ("cursor" - 'run') || jsonb_build_object('number', "cursor" -> 'run') WHERE "cursor" ? 'run';
