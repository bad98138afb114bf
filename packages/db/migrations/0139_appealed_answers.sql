ALTER TABLE "answers" ADD COLUMN "is_appealed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "answers" n SET "is_appealed" = true FROM "appeals" p
WHERE p."attempt_id" = n."attempt_id" AND p."task_id" = n."task_id" AND p."try_number" = n."try_number" AND p."state" = 'accepted';
