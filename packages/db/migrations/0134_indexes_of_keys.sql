DROP INDEX CONCURRENTLY IF EXISTS "mistakes_work";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "mistakes_work" ON "mistakes" USING btree ("work_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "olympiad_clarifications_organization";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "olympiad_clarifications_organization" ON "olympiad_clarifications" USING btree ("organization_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "olympiad_codes_organization";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "olympiad_codes_organization" ON "olympiad_codes" USING btree ("organization_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "olympiad_grades_work";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "olympiad_grades_work" ON "olympiad_grades" USING btree ("work_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "olympiad_grades_practice_work";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "olympiad_grades_practice_work" ON "olympiad_grades" USING btree ("practice_work_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "olympiad_packets_organization";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "olympiad_packets_organization" ON "olympiad_packets" USING btree ("organization_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "school_results_school";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "school_results_school" ON "school_results" USING btree ("school_id");
