DROP INDEX CONCURRENTLY IF EXISTS "answers_given";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "answers_given" ON "answers" USING brin ("answered_at");
