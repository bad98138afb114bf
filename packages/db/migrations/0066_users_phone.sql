DROP INDEX CONCURRENTLY IF EXISTS "users_phone";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "users_phone" ON "users" USING btree ("phone");
