ALTER TABLE "one_time_links" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unconfirmed_email" "citext";