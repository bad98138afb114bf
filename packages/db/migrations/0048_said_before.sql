DROP INDEX CONCURRENTLY IF EXISTS "answer_reviews_said";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "answer_reviews_said" ON "answer_reviews" USING btree ("reviewer_id","task_id");
