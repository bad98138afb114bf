ALTER TABLE "rating_fresh" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "rating_fresh" ADD COLUMN "max_points" integer;--> statement-breakpoint
ALTER TABLE "rating_fresh" ADD COLUMN "grade_index" integer;--> statement-breakpoint
UPDATE "rating_fresh" f SET "points" = coalesce(a."points", 0), "max_points" = coalesce(a."max_points", 0), "grade_index" = a."grade_index" FROM "attempts" a WHERE a."id" = f."attempt_id";--> statement-breakpoint
ALTER TABLE "rating_fresh" ALTER COLUMN "points" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "rating_fresh" ALTER COLUMN "max_points" SET NOT NULL;
