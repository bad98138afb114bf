ALTER TABLE "works" ADD COLUMN "results_out_at" timestamp with time zone;--> statement-breakpoint
UPDATE "works" SET "results_out_at" = s."published_at"
FROM "olympiad_grades" g JOIN "olympiad_stages" s ON s."id" = g."stage_id"
WHERE "works"."id" IN (g."work_id", g."practice_work_id") AND s."published_at" IS NOT NULL;
