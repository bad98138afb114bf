DROP INDEX CONCURRENTLY IF EXISTS "users_proved_email";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "users_proved_email" ON "users" USING btree ("email") WHERE email_confirmed_at is not null or email like '%@no-mail.invalid';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_proved_phone";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "users_proved_phone" ON "users" USING btree ("phone") WHERE phone_confirmed_at is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_email";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_email" ON "users" USING btree ("email");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_phone_number";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_phone_number" ON "users" USING btree ("phone");
